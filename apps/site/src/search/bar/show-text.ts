import type { BarMessages } from '@marram/i18n/messages/bar/en'

/** The words on the button that leads to the houses. */
export function showText(total: number | null, texts: BarMessages): string {
  if (total === null) return texts.showAny
  return total === 0 ? texts.showNone : texts.show(total)
}
