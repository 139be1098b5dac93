let pressed = 0

/** Presses something of the page as a visitor does, while clicks open texts. */
export function pressAsVisitor(element: HTMLElement): void {
  pressed += 1
  element.click()
  pressed -= 1
}

/** Returns true during a click of `pressAsVisitor`. */
export const isPressing = (): boolean => pressed > 0
