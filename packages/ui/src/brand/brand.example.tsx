import type { Example } from '../gallery/example.ts'
import { Brand } from './brand.tsx'

export const title = 'Brand'

const drawing = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${shape}</svg>`)}`
const mark = drawing('viewBox="0 0 40 40"><circle cx="20" cy="20" r="16" fill="#1b4b5a"/>')
const logo = drawing('viewBox="0 0 160 40"><rect width="160" height="40" rx="8" fill="#1b4b5a"/>')

export const examples: Example[] = [
  {
    name: 'with a mark, a logo, or the name alone',
    element: (
      <p className="row">
        <Brand name="Agency" mark={mark} href="#brand" />
        <Brand name="Agency" logo={logo} href="#brand" />
        <Brand name="Agency" />
      </p>
    ),
  },
]
