/** The colour styles by the names that editors choose from. */
export const buttonColours = [
  'Primary',
  'Secondary',
  'Default',
  'White',
  'CTA',
  'Primary (10%)',
  'Secondary Positive',
  'Secondary Negative',
  'Secondary CTA',
  'Complementary Primary',
  'Complementary Positive',
  'Complementary Sand',
  'Last Minute',
] as const

export type ButtonColour = (typeof buttonColours)[number]

export function isButtonColour(text: string): text is ButtonColour {
  return buttonColours.some((colour) => colour === text)
}

/** `Primary (10%)` → `button--primary-10` */
export function colourClass(colour: ButtonColour): string {
  return `button--${colour
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`
}
