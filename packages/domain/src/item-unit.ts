import type { EditionKey } from './edition.ts'

const units: Readonly<Record<string, Readonly<Record<'da' | 'de', string>>>> = {
  stay: { da: 'ophold', de: 'Aufenthalt' },
  night: { da: 'nat', de: 'Nacht' },
  person: { da: 'person', de: 'Person' },
  piece: { da: 'stk.', de: 'Stück' },
  dog: { da: 'hund', de: 'Hund' },
  set: { da: 'sæt', de: 'Set' },
  sack: { da: 'sæk', de: 'Sack' },
}

/** The unit of an item in the guest's language. Catalogues use English; unknown units stay unchanged. */
export function unitNameIn(unitName: string, edition: EditionKey): string {
  return edition === 'en' ? unitName : (units[unitName]?.[edition] ?? unitName)
}
