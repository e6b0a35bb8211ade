type Art = { name: string; svg: string }

const drawing = (width: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" fill="none" stroke="#12303B" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`

const lettering = (x: number, y: number, size: number, words: string) =>
  `<text x="${x}" y="${y}" font-family="Figtree, sans-serif" font-size="${size}" font-weight="600" fill="#12303B" stroke="none">${words.replaceAll('&', '&amp;')}</text>`

const logo = (name: string, sign: string): Art => ({
  name,
  svg: drawing(64 + name.length * 10.5, `${sign}${lettering(56, 30, 16, name)}`),
})

/** Partners of the agency, which are as fictional as the agency itself. */
export const partners: readonly Art[] = [
  logo('Klitbageriet', '<path d="M8 30c0-9 7-15 16-15s16 6 16 15z"/><path d="M16 20l4 6M24 17v8M32 20l-4 6"/>'),
  logo(
    'Vestkyst Cykler',
    '<circle cx="13" cy="30" r="8"/><circle cx="37" cy="30" r="8"/><path d="M13 30l8-14h10l6 14M21 16l6 14H13"/>',
  ),
  logo(
    'Havnens Røgeri',
    '<path d="M6 28c8-10 20-10 28 0-8 10-20 10-28 0zM34 28l10-7v14z"/><circle cx="14" cy="26" r="1.5" fill="#12303B"/>',
  ),
  logo('Fjordens Surf', '<path d="M24 6v30M24 8c12 4 15 14 14 22L24 32"/><path d="M6 40c6-4 10 4 18 0s12 4 18 0"/>'),
  logo(
    'Strandens Naturskole',
    '<path d="M24 40V14M24 22c-8 0-11-5-11-11 8 0 11 5 11 11zM24 30c8 0 11-5 11-11-8 0-11 5-11 11z"/>',
  ),
  logo('Brænde & Ovn', '<path d="M24 6c8 9 12 14 12 21a12 12 0 0 1-24 0c0-5 3-8 6-11 1 4 3 5 4 5 1-5 0-9 2-15z"/>'),
]

/** Draws a round sign with two lines of text beside it. */
export function certificate(name: string, sign: string, lines: readonly [string, string]): Art {
  const width = 60 + Math.max(lines[0].length, lines[1].length) * 8
  const words = `${lettering(54, 21, 12, lines[0])}${lettering(54, 37, 12, lines[1])}`
  return { name, svg: drawing(width, `<circle cx="24" cy="24" r="21"/>${sign}${words}`) }
}

export const checkedSign = '<path d="M12 28l12-12 12 12M16 25v10h16V25"/><path d="M20 29l3 3 6-6" stroke="#2F7D4F"/>'
export const windSign =
  '<path d="M24 24V38M24 24l-3-13M24 24l12 5M24 24l-11 7" stroke="#2F7D4F"/><circle cx="24" cy="24" r="2"/>'
