import { plural } from '../../plural.ts'
import type { ContestMessages } from './en.ts'

const pictures = (count: number): string => plural('de', count, { one: '# Bild', other: '# Bilder' })

export const contest: ContestMessages = {
  title: 'Fotowettbewerb',
  description:
    'Schicken Sie uns Ihr schönstes Bild aus dem Urlaub {region}, sehen Sie, was andere Gäste gesehen haben, und wer gewonnen hat.',
  intro:
    'Jedes Jahr suchen wir das Bild, das den Urlaub zurückholt: Wind, Licht, Sand im Butterbrot. Mitmachen können alle, die hier waren.',
  yearTitle: (year) => `Fotowettbewerb ${year}`,
  yearDescription: (year, count) =>
    `${pictures(count)} aus dem Urlaub {region}, die Gäste zum Fotowettbewerb ${year} geschickt haben, mit Preisen und Gewinnern.`,
  phase: {
    upcoming: (from) => `Beginnt am ${from}`,
    open: (until) => `Läuft bis zum ${until}`,
    judging: 'Beendet: Wir wählen die Gewinner aus',
    decided: 'Gewinner stehen fest',
  },
  phaseText: {
    upcoming: 'Noch können Sie keine Bilder schicken. Heben Sie das beste bis dahin auf.',
    judging: 'Wir nehmen keine Bilder mehr an. Wir sehen uns jedes einzelne an und geben die Gewinner hier bekannt.',
    decided: 'Danke an alle, die mitgemacht haben.',
  },
  count: (count) => `Bisher ${pictures(count)}`,
  total: pictures,
  prize: 'Das können Sie gewinnen',
  prizeOver: 'Die Preise',
  conditions: 'Teilnahmebedingungen',
  takePart: 'Bild einsenden',
  none: {
    title: 'Zurzeit läuft kein Wettbewerb',
    text: 'Den nächsten kündigen wir hier an. Bis dahin können Sie sich die Bilder früherer Jahre ansehen.',
  },
  newest: 'Die neuesten Bilder',
  all: (year) => `Alle Bilder von ${year}`,
  earlier: 'Frühere Jahre',
  winnerOf: (year) => `Siegerbild ${year}`,
  winners: 'Die Gewinner',
  places: { 1: 'Erster Platz', 2: 'Zweiter Platz', 3: 'Dritter Platz' },
  entries: (count) => (count === 1 ? pictures(count) : `Alle ${pictures(count)}`),
  entriesOpen: (count) => `Bisher ${pictures(count)}`,
  empty: 'Noch hat niemand ein Bild geschickt. Ihres könnte das erste sein.',
  nothingShown: 'Hier gibt es keine Bilder.',
  back: (year) => `Alle Bilder von ${year}`,
  sentOn: (day) => `Eingesandt am ${day}`,
  neighbours: 'Weitere Bilder dieses Wettbewerbs',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  pictureTitle: (title, year) => `${title}, Fotowettbewerb ${year}`,
  pictureDescription: (title, year) => `„${title}“, das Bild eines Gastes aus dem Fotowettbewerb ${year}.`,
  gallery: {
    label: 'Bilder des Wettbewerbs',
    anchor: 'bild',
    open: (caption, position) => `${caption}, Bild ${position}: vergrößern`,
    position: (position, total) => `Bild ${position} von ${total}`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    overview: 'Alle auf einen Blick',
    single: 'Einzeln ansehen',
    rotate: 'Quer gehalten wird das Bild größer.',
    close: 'Bilder schließen',
    large: 'Bilder des Wettbewerbs',
    page: 'Zur Seite dieses Bildes',
  },
  share: {
    share: 'Teilen',
    shareTitle: 'Schicken Sie dieses Bild weiter',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    copyFailed: 'Ihr Browser hat das Kopieren nicht erlaubt. Hier ist die Adresse:',
    mail: 'Per E-Mail schicken',
    mailText: (title, url) => `Sieh dir dieses Bild aus dem Urlaub {region} an:\n\n${title}\n${url}`,
  },
}
