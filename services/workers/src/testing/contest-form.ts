import sharp, { type Sharp } from 'sharp'

/** A picture for checks of orientation and colour: red on the left, blue on the right. */
export async function makePicture(
  { width = 1200, height = 900 }: { width?: number; height?: number } = {},
  finish: (picture: Sharp) => Sharp = (picture) => picture.jpeg(),
): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: '#c81e1e' } as const
  const red = await sharp({ create: half }).png().toBuffer()
  const blue = sharp({ create: { width, height, channels: 3, background: '#1e3cc8' } })
  return finish(blue.composite([{ input: red, left: 0, top: 0 }])).toBuffer()
}

export const writtenEntry = {
  contestId: '1',
  locale: 'de-DE',
  userEmail: 'Anna@example.org',
  userEmailConfirm: 'anna@example.org',
  userName: 'Anna Berg',
  imageTitle: 'Morgens am Meer',
  imageText: 'Henne Strand, kurz nach sechs.',
}

/** The page's form: texts first, the picture last. */
export function contestForm(picture: Uint8Array | null, change: Partial<typeof writtenEntry> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...writtenEntry, ...change })) form.append(name, value)
  if (picture) form.append('contest_image', new File([new Uint8Array(picture)], 'meer.jpg', { type: 'image/jpeg' }))
  return form
}
