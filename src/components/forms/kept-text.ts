/** Keeps what is typed into a form until it is sent, in this tab only: others may use the same computer. */
export function saveText(key: string, form: HTMLFormElement): void {
  const values = textControls(form).flatMap(({ name, value }) => (value ? [[name, value]] : []))
  withStorage((storage) => storage.setItem(key, JSON.stringify(Object.fromEntries(values))))
}

/** Fills what is still empty with what was typed before. */
export function restoreText(key: string, form: HTMLFormElement): void {
  withStorage((storage) => {
    const values = JSON.parse(storage.getItem(key) ?? '{}') as Record<string, unknown>
    for (const control of textControls(form)) {
      const value = values[control.name]
      if (typeof value === 'string' && control.value === '') control.value = value
    }
  })
}

export const forgetText = (key: string): void => withStorage((storage) => storage.removeItem(key))

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Neither ticks, which are given anew, nor what people do not see. */
const unkept = ['hidden', 'checkbox', 'file', 'submit', 'button']

const textControls = (form: HTMLFormElement): TextControl[] =>
  Array.from(form.elements).filter(
    (element): element is TextControl =>
      'value' in element &&
      (element as TextControl).name !== '' &&
      !unkept.includes((element as TextControl).type) &&
      (element as TextControl).tabIndex >= 0,
  )

function withStorage(action: (storage: Storage) => void): void {
  try {
    action(sessionStorage)
  } catch {
    // Storage is closed to the site: the form works, and forgets when it is left.
  }
}
