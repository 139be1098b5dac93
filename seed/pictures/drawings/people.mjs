// Calm figures of flat shapes: light from the left, three tones of steel, one warm accent each.
import { ink, paper, steel, sun, sunShade } from './palette.mjs'

/**
 * Measures in the box's units, and pieces of SVG.
 * @typedef {object} Person
 * @property {number} jaw
 * @property {{ y: number, arch: number, width: number, color: string }} brow
 * @property {number} mouth
 * @property {string} [lines]
 * @property {string} clothes
 * @property {string} hair
 * @property {string} [hairBehind]
 * @property {string} [glasses]
 */

const skin = { lit: steel[96], shade: steel[87], line: steel[40] }

/**
 * Head and shoulders on a box of 960 × 960; the body runs out of it below.
 * @param {Person} person
 */
export const figure = (person) => `
  <g transform="translate(0 44)">${person.hairBehind ?? ''}</g>
  ${neck}
  ${person.clothes}
  <g transform="translate(0 44)">${head(person)}${person.hair}${person.glasses ?? ''}</g>`

const neck = `
  <path fill="${skin.lit}" d="M410 520h140v130q-20 64-70 76-50-12-70-76z"/>
  <path fill="${steel[80]}" d="M410 556q22 52 70 56 44-2 70-44v82q-20 64-70 76-14-4-26-12 14-70-44-118z"/>`

/** @param {Person} person */
const head = ({ jaw, brow, mouth, lines = '' }) => `
  <path fill="${skin.lit}" d="M366 392q-26-6-22 30 4 38 32 40z"/>
  <path fill="${skin.shade}" d="M594 392q26-6 22 30-4 38-32 40z"/>
  <path fill="${skin.lit}" d="M362 350C362 216 598 216 598 350L596 430C592 ${510 + jaw} 534 568 480 568S368 ${510 + jaw} 364 430z"/>
  <path fill="${skin.shade}" d="M598 350L596 430C592 ${510 + jaw} 534 568 480 568 530 548 552 506 556 446 560 384 548 330 560 262Q598 292 598 350z"/>
  <path fill="${skin.shade}" d="M482 374C486 410 500 438 508 458 500 474 470 474 458 466 474 464 482 456 482 440z"/>
  <g fill="none" stroke="${skin.line}" stroke-linecap="round">
    <path stroke-width="${brow.width}" stroke="${brow.color}" d="M398 ${brow.y}q28-${brow.arch} 58-2M504 ${brow.y - 2}q30-${brow.arch - 2} 58 2"/>
    <path stroke-width="6" d="M406 401q22-15 44 0M510 401q22-15 44 0"/>
    <path stroke-width="5" d="M${480 - mouth} 511q${mouth} ${mouth * 0.36} ${mouth * 2} 0"/>
    <path stroke-width="4" stroke="${steel[72]}" d="M464 534q16 5 32 0"/>
    ${lines}
  </g>
  <g fill="${skin.line}"><circle cx="429" cy="402" r="7"/><circle cx="532" cy="402" r="7"/></g>`

/** @type {(dark: string, light: string, inside: string) => string} */
const suit = (dark, light, inside) => `
  <path fill="${dark}" d="M70 960C84 812 150 764 236 732L400 664L480 800 560 664L724 732C810 764 876 812 890 960V1400H70z"/>
  <path fill="${light}" d="M70 960C84 812 150 764 236 732L400 664L440 730C330 790 296 880 290 1400H70z"/>
  ${inside}`

const founder = {
  jaw: 22,
  brow: { y: 366, arch: 13, width: 9, color: steel[64] },
  mouth: 38,
  lines: `<path stroke="${steel[80]}" stroke-width="4" d="M440 474q-16 14-18 32M528 474q14 14 16 32M432 312q48-8 96 0"/>`,
  clothes: suit(
    steel[25],
    steel[32],
    `<path fill="${paper}" d="M400 640L368 690 480 1010 592 690 560 640 480 738z"/>
     <path fill="${steel[87]}" d="M560 640L592 690 500 950 480 738z"/>
     <path fill="${sun}" d="M480 738l-30 34 16 40-24 130 38 70V738z"/>
     <path fill="${sunShade}" d="M480 738l30 34-16 40 24 130-38 70z"/>
     <path fill="${paper}" d="M404 634L372 682 442 776 480 734z"/>
     <path fill="${steel[92]}" d="M556 634L588 682 518 776 480 734z"/>
     <path fill="${steel[40]}" d="M372 684L316 720 292 800 340 812 322 846 480 1090V1012z"/>
     <path fill="${ink}" d="M588 684L644 720 668 800 620 812 638 846 480 1090V1012z"/>`,
  ),
  hair: `
    <path fill="${steel[72]}" d="M358 396C336 300 350 232 420 208 470 176 560 190 588 236 622 270 618 330 602 396L592 392C596 350 588 316 566 292 520 300 450 298 408 280 384 306 370 344 368 394z"/>
    <path fill="${steel[87]}" d="M358 396C336 300 350 232 420 208 440 196 462 190 484 190 430 212 400 250 408 280 384 306 370 344 368 394z"/>`,
  glasses: `
    <g fill="none" stroke="${ink}" stroke-width="7">
      <rect x="390" y="376" width="78" height="56" rx="20"/><rect x="494" y="376" width="78" height="56" rx="20"/>
      <path d="M468 396q13-10 26 0M390 394l-28-6M572 394l26-6"/>
    </g>`,
}

const president = {
  jaw: 0,
  brow: { y: 370, arch: 15, width: 7, color: steel[72] },
  mouth: 34,
  lines: `<path stroke="${steel[80]}" stroke-width="4" d="M442 476q-14 12-16 28M526 476q12 12 14 28"/>`,
  clothes: suit(
    steel[48],
    steel[56],
    `<path fill="${steel[32]}" d="M480 800L470 1400h8z"/>
     <path fill="${sun}" d="M396 640C360 668 356 700 372 724 420 780 470 800 500 800 560 790 600 730 600 694 596 664 576 646 560 634 540 690 510 716 478 722 440 712 412 684 396 640z"/>
     <path fill="${sunShade}" d="M600 694C596 664 576 646 560 634 540 690 510 716 478 722 520 744 560 740 600 694z"/>
     <path fill="${sun}" d="M452 790C430 850 420 900 424 968L500 960C490 900 500 840 520 796z"/>
     <path fill="${sunShade}" d="M500 796C510 850 530 890 560 930L590 890C560 850 540 820 534 784z"/>`,
  ),
  hairBehind: `<path fill="${steel[72]}" d="M330 420C310 250 390 176 484 176S660 250 632 430C628 500 606 540 580 560Q480 600 384 560C350 540 334 500 330 420z"/>`,
  hair: `
    <path fill="${steel[92]}" d="M372 552C344 530 326 480 330 410 312 260 390 168 486 172 590 170 652 250 634 410 634 480 616 530 590 552 606 480 604 400 588 340 560 318 530 290 514 262 480 310 430 336 384 344 358 400 356 480 372 552z"/>
    <path fill="${steel[80]}" d="M590 552C616 530 634 480 634 410 650 270 600 186 520 174 580 214 596 280 588 340 604 400 606 480 590 552z"/>
    <path fill="none" stroke="${steel[80]}" stroke-width="5" stroke-linecap="round" d="M504 224C470 272 420 306 372 326M470 208C430 240 390 268 360 300"/>`,
}

const vicePresident = {
  jaw: -6,
  brow: { y: 368, arch: 17, width: 8, color: ink },
  mouth: 36,
  clothes: suit(
    steel[80],
    steel[87],
    `<path fill="${steel[32]}" d="M406 650C390 664 380 672 376 684L480 1000 584 684C580 672 570 664 554 650 540 712 420 712 406 650z"/>
     <path fill="${steel[25]}" d="M584 684C580 672 570 664 554 650 540 690 510 698 480 697V1000z"/>
     <path fill="${steel[92]}" d="M376 680L322 718 306 812 350 822 336 850 480 1090V1000z"/>
     <path fill="${steel[64]}" d="M584 680L638 718 654 812 610 822 624 850 480 1090V1000z"/>
     <path fill="${sun}" d="M664 836h64v14h-64z"/>`,
  ),
  hairBehind: `<path fill="${ink}" d="M318 440C296 250 380 172 480 172S664 250 642 440C640 540 634 590 612 628Q480 600 348 628C326 590 320 540 318 440z"/>`,
  hair: `
    <path fill="${ink}" d="M348 628C322 560 312 480 322 400 318 260 390 168 482 168 588 168 644 256 638 400 648 480 638 560 612 628 592 606 582 588 580 566 600 500 604 420 590 356 540 350 470 322 440 268 430 320 400 350 370 366 358 420 360 500 380 566 378 588 368 606 348 628z"/>
    <path fill="${steel[32]}" d="M348 628C322 560 312 480 322 400 318 290 372 200 446 176 400 240 372 290 370 366 358 420 360 500 380 566 378 588 368 606 348 628z"/>`,
}

export const people = { founder, president, 'vice-president': vicePresident }
