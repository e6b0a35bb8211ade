import { artSource } from '../frame/art-source.ts'
import type { FrameArt, FrameDepartment } from '../frame/frame-data.ts'

const pen = 'fill="none" stroke="#12303b" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'

function logo(name: string, width: number, drawing: string, fontSize = 14): FrameArt {
  const words = `<text x="44" y="23" fill="#12303b" stroke="none" font-family="sans-serif" font-weight="600" font-size="${fontSize}">${name}</text>`
  const size = `viewBox="0 0 ${width} 36" width="${width}" height="36"`
  return { name, href: null, src: artSource(`<svg ${size} ${pen}>${drawing}${words}</svg>`) }
}

export const partners: readonly FrameArt[] = [
  logo('Vestkyst Energi', 160, '<circle cx="20" cy="18" r="12"/><path d="m22 9-7 10h5l-2 8 7-10h-5z"/>'),
  logo('Klitten Golf', 132, '<path d="M14 30V6l13 5-13 5"/><path d="M7 30c6-3 15-3 21 0"/>'),
  logo('Havnens Fisk', 140, '<path d="M6 18c5-8 15-8 21 0-6 8-16 8-21 0zM27 18l7-6v12z"/>'),
  logo('Fanø Færgen', 140, '<path d="M5 21h30l-4 8H10zM12 21v-7h14v7M19 14V7"/>'),
]

function certificate(name: string, drawing: string): FrameArt {
  return logo(name, 48 + name.length * 7, drawing, 12)
}

export function certificates([checked, green]: readonly [string, string]): FrameArt[] {
  return [
    certificate(checked, '<circle cx="20" cy="18" r="12"/><path d="m14.500 18.500 4 4 7-8"/>'),
    certificate(green, '<path d="M11 28c0-11 6-17 18-18 0 12-5 18-14 18M11 28c3-6 6-9 11-11"/>'),
  ]
}

/** Deliberately unsorted, to test the sorting. */
export function departments(office: string): FrameDepartment[] {
  const rows = [
    ['Rømø', 'Havnebyvej 112', '6792', 'Rømø', '+45 74 00 19 66', 'romo', 4],
    ['Blåvand', 'Blåvandvej 42', '6857', 'Blåvand', '+45 75 00 19 66', 'blaavand', 1],
    ['Henne Strand', 'Strandvejen 418', '6854', 'Henne', '+45 75 00 19 67', 'henne', 2],
    ['Hvide Sande', 'Nørregade 9', '6960', 'Hvide Sande', '+45 97 00 19 66', 'hvidesande', 3],
  ] as const
  return rows.map(([name, address, zipcode, city, phone, mail, sortOrder]) => ({
    id: mail,
    title: `${office} ${name}`,
    address,
    zipcode,
    city,
    phone,
    email: `${mail}@marram.example`,
    sortOrder,
    href: `/dev/frame/?to=${mail}`,
  }))
}
