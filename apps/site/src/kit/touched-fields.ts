type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that the guest changed before any script ran: their value differs from the server HTML. */
export function* touchedFields(part: Element): Generator<[Element, () => void]> {
  for (const field of part.querySelectorAll('input, select, textarea')) {
    if (isTick(field)) {
      if (hasOtherTick(field)) yield [field, tickAgain(field, field.checked)]
    } else if (isField(field) && hasOtherValue(field)) yield [field, enterAgain(field, field.value)]
  }
}

export function isTick(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
}

export function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return !isTick(target)
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

/** In a radio group only the newly checked input is replayed; it unchecks the others. */
function hasOtherTick({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return checked !== defaultChecked && (checked || type === 'checkbox')
}

/** Range inputs are ignored: the browser itself may round their value to the nearest step. */
function hasOtherValue(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'range' && field.value !== field.defaultValue
  const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(0, written)
}

export function tickAgain(field: HTMLInputElement, isTicked: boolean): () => void {
  return () => {
    field.checked = !isTicked
    field.click()
  }
}

/**
 * React ignores an input event unless the value differs from the one it tracks, so the tracker gets another value
 * first.
 */
export function enterAgain(field: Field, value: string): () => void {
  return () => {
    field.value = `${value} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
