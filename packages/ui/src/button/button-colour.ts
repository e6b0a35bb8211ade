/** The colour styles under the names that editors see in the content model. */
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

/** Turns `Primary (10%)` into `button--primary-10`. */
export function colourClass(colour: ButtonColour): string {
  return `button--${colour
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`
}
