import type { PreviewMessages } from './en.ts'

export const preview: PreviewMessages = {
  title: 'Vorschau',
  drafts: 'Sie sehen Entwürfe, die Gäste noch nicht sehen.',
  published: 'Ohne Zwischenspeicher: Sie sehen den Stand, der gerade veröffentlicht ist.',
  end: 'Vorschau beenden',
  developer: 'Entwicklermodus',
  build: 'Version',
  edition: 'Ausgabe',
  address: 'Adresse',
  entry: 'Eintrag',
  parts: 'Daten dieser Seite',
}
