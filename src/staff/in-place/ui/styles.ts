/**
 * Styles of the tools, inside of their shadow tree: those of the page do not reach in, and none of these reach a page
 * of visitors. The tokens of the site do, as custom properties.
 */
export const toolStyles = `
* { box-sizing: border-box; margin: 0; }
:host { all: initial; font-family: var(--font); }
button, input, select, textarea { font: inherit; color: inherit; }
/* As on the page: opaque, it would hide what letters reach into the selected line. */
::selection { background: color-mix(in oklab, var(--signal) 35%, transparent); }
.bar, .tools, .sheet, .label { font: 15px/1.4 var(--font); letter-spacing: normal; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; gap: var(--fine-2);
  min-block-size: 36px; padding: 4px 12px; border: 1px solid var(--line-strong);
  border-radius: var(--radius-control); background: var(--ground); color: var(--text);
  text-decoration: none; cursor: pointer; white-space: nowrap;
}
button:hover, .button:hover { background: var(--panel); }
button[aria-pressed='true'] { border-color: var(--signal); box-shadow: inset 0 -2px var(--signal); }
button.main { border-color: var(--action); background: var(--action); color: var(--on-action); font-weight: 600; }
button.main:hover { background: var(--action-hover); }
button.danger { border-color: var(--danger); color: var(--danger); }
button.icon { min-inline-size: 36px; padding: 4px; }
button:disabled { opacity: 0.5; cursor: default; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
.bar {
  position: fixed; inset: auto 0 0; z-index: 2147483000; display: flex; flex-wrap: wrap;
  gap: var(--fine-2) var(--fine-4); align-items: center; justify-content: end;
  padding: var(--fine-2) clamp(12px, 2vw, 32px) calc(var(--fine-2) + env(safe-area-inset-bottom));
  border-block-start: 2px solid var(--signal); background: var(--ground); color: var(--text);
}
.bar .state { flex: 1 1 10em; display: flex; gap: var(--fine-3); align-items: center; min-inline-size: 0; overflow-wrap: anywhere; }
.bar .state b { display: block; font-weight: 600; }
.bar .state > div > .hint { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.bar .sign { display: none; }
.group, .publish { display: flex; gap: var(--fine-2); align-items: center; min-inline-size: 0; }
.publish { gap: 0; }
.publish > .main:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
.publish .menu > .main { border-start-start-radius: 0; border-end-start-radius: 0; border-inline-start-color: var(--on-action); }
.menu { position: relative; }
.items {
  position: absolute; inset: auto 0 calc(100% + 10px) auto; display: grid; gap: 2px; inline-size: max-content; min-inline-size: 220px; max-inline-size: 90vw;
  max-block-size: calc(100dvh - 90px); padding: 6px; overflow-y: auto; border: 1px solid var(--line-strong); border-radius: var(--radius-control);
  background: var(--ground); box-shadow: 0 4px 16px rgb(0 0 0 / 0.2);
}
.items > :is(button, .button) { justify-content: start; min-block-size: 40px; border-color: transparent; white-space: normal; text-align: start; }
.bar select { min-block-size: 36px; padding: 4px 8px; border: 1px solid var(--line-strong); border-radius: var(--radius-control); background: var(--ground); }
@media (width < 1100px) { .bar > .button span, .bar .add span { display: none; } }
.people { display: flex; gap: 4px; padding: 0; list-style: none; }
.people li {
  position: relative; display: grid; place-items: center; min-inline-size: 32px; block-size: 32px; padding: 0 4px;
  border: 2px solid var(--signal); border-radius: 16px; background: var(--panel); font-size: 14px; font-weight: 600;
}
.people li[data-place='panel'] { border-style: dashed; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.marked { display: contents; }
[aria-invalid='true'] { outline: 2px solid var(--danger); outline-offset: 1px; }
.problem { color: var(--danger); font-weight: 600; }
.tools {
  position: absolute; z-index: 2147482000; display: flex; gap: 2px; padding: 2px;
  border: 1px solid var(--line-strong); border-radius: var(--radius-control);
  background: var(--ground); color: var(--text); opacity: 0; pointer-events: none;
}
.tools[data-shown], .tools:focus-within { opacity: 1; pointer-events: auto; }
.tools button { border-color: transparent; }
.tools[data-hidden] { flex-wrap: wrap; align-items: center; max-inline-size: calc(100vw - 16px); }
.tools[data-hidden] b { max-inline-size: 18em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.grip { display: inline-flex; align-items: center; padding: 4px 6px; cursor: grab; touch-action: none; }
.gap { position: absolute; z-index: 2147482600; inset-inline: 0; block-size: 4px; margin-block-start: -2px; background: var(--signal); pointer-events: none; }
.insert {
  position: absolute; z-index: 2147482000; translate: -50% -50%; border-radius: 18px; border-color: var(--signal);
  opacity: 0; pointer-events: none;
}
.insert[data-shown], .insert:focus-visible { opacity: 1; pointer-events: auto; }
.frame { position: absolute; z-index: 2147481000; border: 1px dashed var(--signal); pointer-events: none; }
.editor { position: absolute; z-index: 2147482500; }
/* Around the text: the field reaches beyond it. */
.editor:has(> textarea) { outline: 2px solid var(--signal); outline-offset: 6px; }
.editor:has(> [aria-invalid='true']) { outline-color: var(--danger); }
.editor textarea {
  display: block; inline-size: 100%; min-block-size: 100%; padding: 0; border: 0; border-radius: 0;
  background: transparent; resize: none; overflow: hidden; outline: none;
  overflow-wrap: break-word; field-sizing: content;
}
.editor textarea::placeholder { color: currentColor; opacity: 0.55; }
.format { position: absolute; inset: -58px -6px 0; pointer-events: none; }
.format > * {
  position: sticky; inset-block-start: 8px; z-index: 1; display: flex; gap: 2px; inline-size: max-content; max-inline-size: calc(100vw - 40px); padding: 2px; overflow-x: auto;
  border: 1px solid var(--line-strong); border-radius: var(--radius-control); background: var(--ground); color: var(--text);
  font: 15px/1.4 var(--font); letter-spacing: normal; text-transform: none; pointer-events: auto;
}
.format button { flex: none; border-color: transparent; }
.format button:focus-visible { outline-offset: -2px; }
.label {
  position: absolute; inset-block-start: calc(100% + 10px); inset-inline-start: -6px; display: flex; flex-wrap: wrap; gap: 4px 10px;
  align-items: center; inline-size: max-content; max-inline-size: min(92vw, 40em); padding: 4px 10px; border: 1px solid var(--line-strong); border-radius: var(--radius-control);
  background: var(--ground); color: var(--text); font-size: 14px; text-transform: none;
}
.label .hint, .hint { color: var(--muted); font-size: 14px; }
.label button { min-block-size: 30px; padding: 2px 8px; }
.sheet {
  padding: 0; border: 1px solid var(--line-strong); background: var(--ground); color: var(--text);
  flex-direction: column; max-block-size: 92dvh;
}
.sheet[open] { display: flex; }
.sheet a:not(.button) { color: var(--link); }
.sheet.over { inline-size: min(920px, 96vw); margin: auto; }
.sheet.side { inline-size: min(460px, 100vw); block-size: 100dvh; max-block-size: 100dvh; margin: 0 0 0 auto; }
.sheet.device { inline-size: min(1500px, 98vw); block-size: 96dvh; max-block-size: 96dvh; margin: auto; }
.sheet.device .content { flex: 1; grid-template-rows: auto minmax(0, 1fr); min-block-size: 0; overflow: hidden; }
.stage { display: grid; align-content: start; justify-content: center; overflow: hidden; }
.stage iframe { display: block; border: 0; background: var(--ground); transform-origin: 0 0; }
.stage > div { overflow: hidden; outline: 1px solid var(--line-strong); }
.sheet.small { inline-size: min(560px, 96vw); margin: auto; }
.field input { color-scheme: light dark; }
.sheet::backdrop { background: var(--veil); }
.sheet.side::backdrop { background: transparent; }
.sheet header { display: flex; justify-content: space-between; gap: 12px; align-items: center; padding: 10px 16px; border-block-end: 1px solid var(--line); }
.sheet h2 { font-size: 17px; line-height: 1.3; }
.sheet .content { display: grid; gap: 14px; align-content: start; padding: 16px; overflow: auto; overscroll-behavior: contain; }
.field { display: grid; gap: 4px; }
.field > label, .field > span:not(.hint), fieldset > legend { font-weight: 600; }
.field input:not([type='checkbox']), .field textarea, .field select, .search {
  inline-size: 100%; min-block-size: 40px; padding: 8px 10px; border: 1px solid var(--line-strong);
  border-radius: var(--radius-control); background: var(--ground);
}
.field textarea { min-block-size: 80px; field-sizing: content; resize: vertical; }
.check { display: flex; gap: 8px; align-items: center; }
fieldset { display: grid; gap: 12px; min-inline-size: 0; padding: 12px; border: 1px solid var(--line); border-radius: var(--radius-control); }
.row-actions { display: flex; flex-wrap: wrap; gap: 4px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 12px; padding: 0; list-style: none; }
.grid li { position: relative; }
.grid li > .icon { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; background: var(--ground); }
.grid button:not(.icon) { display: grid; gap: 6px; align-content: start; inline-size: 100%; block-size: 100%; padding: 8px; text-align: start; white-space: normal; overflow-wrap: anywhere; }
.pictures { display: grid; gap: 2px; inline-size: 100%; }
.pictures img:not(:only-child) { aspect-ratio: 3 / 1; object-fit: cover; object-position: top; }
.sheet h3 { margin-block-end: 8px; font-size: 15px; }
.grid img, .chosen img { inline-size: 100%; aspect-ratio: 3 / 2; object-fit: contain; background: var(--plate); }
.choices { display: grid; gap: 6px; padding: 0; list-style: none; }
.choices button { display: grid; justify-content: start; justify-items: start; gap: 2px; inline-size: 100%; text-align: start; white-space: normal; overflow-wrap: anywhere; }
.chosen { display: grid; grid-template-columns: 120px 1fr; gap: 12px; align-items: start; }
.chosen p { overflow-wrap: anywhere; }
.line { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.conflict { display: grid; gap: 8px; }
.conflict blockquote { padding: 8px 10px; border-inline-start: 2px solid var(--line-strong); white-space: pre-wrap; overflow-wrap: anywhere; }
@media (width < 760px) {
  .bar { flex-wrap: nowrap; gap: var(--fine-2); padding-inline: 8px; }
  .bar:has(.state[data-told]) { flex-wrap: wrap; }
  .bar .state { flex: 1 0 auto; }
  .bar .state[data-told] { flex-basis: 100%; }
  .bar .sign { display: inline-flex; }
  .bar .state:not([data-told]) > div { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .publish > .main { display: block; overflow: hidden; text-overflow: ellipsis; }
  .people li + li { margin-inline-start: -14px; }
  .menu { position: static; }
  .items { inset-inline: 8px; inline-size: auto; max-inline-size: none; }
}
@media (width < 600px) {
  .insert { translate: 0 -50%; }
  .sheet.over, .sheet.device { inline-size: 100vw; max-inline-size: 100vw; block-size: 100dvh; max-block-size: 100dvh; }
}
@media print { :host { display: none; } }
`

/** On the page itself: where a text can be clicked, and where none stands yet in the language. */
const pageStyles = `
[data-edit]:hover { outline: 1px dashed var(--signal); outline-offset: 3px; cursor: text; }
[data-edit]:focus-visible { outline: 2px solid var(--signal); outline-offset: 3px; }
[data-edit-missing] { text-decoration: underline dotted var(--signal); text-underline-offset: 0.25em; }
[data-edit-formatted] { align-content: start; margin: 0; white-space: pre-wrap; outline: 2px solid var(--signal); outline-offset: 6px; }
[data-edit-formatted] blockquote { display: block; }
[data-edit-formatted] figure { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; margin: 0; }
[data-edit-formatted] figure img { grid-column: 1 / -1; inline-size: 100%; border-radius: inherit; }
[data-edit-formatted] figure :is(input, button) {
  min-inline-size: 0; min-block-size: 36px; padding: 4px 10px; border: 1px solid var(--line-strong); border-radius: var(--radius-control);
  background: var(--ground); color: var(--text); font: 15px/1.4 var(--font);
}
[data-edit-picture]:hover { outline: 2px dashed var(--signal); outline-offset: -2px; cursor: pointer; }
/* A control that Tab leads to is scrolled out from behind the bar. */
html { scroll-padding-block-end: var(--foot-bar, 0px); }
/* A link that covers its card would take every click on what the card shows. */
a::before, a::after { pointer-events: none; }
[data-edit-room][hidden] {
  display: block !important; block-size: 58px; border-block: 1px dashed var(--line-strong);
  background: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 12px);
}
@media (width < 760px) { [data-edit-room][hidden] { block-size: 98px; } }
`

/** @returns takes them away again */
export function addPageStyles(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pageStyles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
