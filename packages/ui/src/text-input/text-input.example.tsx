import type { Example } from '../gallery/example.ts'
import { TextArea, TextInput } from './text-input.tsx'

export const title = 'Text input'

export const examples: Example[] = [
  { name: 'filled', element: <TextInput label="Vorname" autoComplete="given-name" defaultValue="Katharina" /> },
  {
    name: 'with an error',
    element: (
      <TextInput
        label="E-Mail-Adresse"
        type="email"
        defaultValue="k.sommerfeldt@beispiel"
        error="Da fehlt noch das Ende, zum Beispiel „.de“. Ihre anderen Angaben sind gespeichert."
        hint="Dorthin schicken wir die Bestätigung."
      />
    ),
  },
  { name: 'disabled', element: <TextInput label="Buchungsnummer" defaultValue="4711" disabled /> },
  {
    name: 'several lines',
    element: (
      <TextArea label="Nachricht" placeholder="Was sollen wir wissen?" hint="Wir antworten am selben Werktag." />
    ),
  },
]
