import type { Example } from '../gallery/example.ts'
import { Select } from './select.tsx'

export const title = 'Select'

const options = [
  { value: 'de', label: 'Deutschland' },
  { value: 'dk', label: 'Dänemark' },
  { value: 'at', label: 'Österreich' },
]

export const examples: Example[] = [
  { name: 'native', element: <Select label="Land" options={options} defaultValue="de" /> },
  { name: 'with an error', element: <Select label="Land" options={options} error="Bitte wählen Sie Ihr Land." /> },
]
