import { plural } from '../../plural.ts'
import type { ContestMessages } from './en.ts'

const pictures = (count: number): string => plural('da', count, { one: '# billede', other: '# billeder' })

export const contest: ContestMessages = {
  title: 'Fotokonkurrence',
  description: 'Send os dit bedste billede fra Vesterhavet, se, hvad andre gæster har set, og mød vinderne.',
  intro:
    'Hvert år leder vi efter det billede, der bringer ferien tilbage: blæst, lys og sand i madpakken. Alle, der har været her, kan være med.',
  yearTitle: (year) => `Fotokonkurrence ${year}`,
  yearDescription: (year, count) =>
    `${pictures(count)} fra Vesterhavet, som gæster har sendt til fotokonkurrencen ${year}, med præmier og vindere.`,
  phase: {
    upcoming: (from) => `Åbner den ${from}`,
    open: (until) => `Åben til og med den ${until}`,
    judging: 'Lukket: Vi er ved at finde vinderne',
    decided: 'Vinderne er fundet',
  },
  phaseText: {
    upcoming: 'Du kan ikke sende billeder endnu. Gem det bedste så længe.',
    judging: 'Vi tager ikke imod flere billeder. Vi ser på dem alle sammen og offentliggør vinderne her.',
    decided: 'Tak til alle, der var med.',
  },
  count: (count) => `${pictures(count)} indtil nu`,
  total: pictures,
  prize: 'Det kan du vinde',
  prizeOver: 'Præmierne',
  conditions: 'Betingelser for konkurrencen',
  takePart: 'Send et billede',
  none: {
    title: 'Ingen konkurrence lige nu',
    text: 'Den næste bliver annonceret her. Indtil da kan du se billederne fra tidligere år.',
  },
  newest: 'De nyeste billeder',
  all: (year) => `Alle billeder fra ${year}`,
  earlier: 'Tidligere år',
  winnerOf: (year) => `Vinder ${year}`,
  winners: 'Vinderne',
  places: { 1: 'Førsteplads', 2: 'Andenplads', 3: 'Tredjeplads' },
  entries: (count) => (count === 1 ? pictures(count) : `Alle ${pictures(count)}`),
  entriesOpen: (count) => `${pictures(count)} indtil nu`,
  empty: 'Ingen har sendt et billede endnu. Dit kan blive det første.',
  nothingShown: 'Her vises ingen billeder.',
  back: (year) => `Alle billeder fra ${year}`,
  sentOn: (day) => `Sendt den ${day}`,
  neighbours: 'Flere billeder fra konkurrencen',
  previous: 'Forrige billede',
  next: 'Næste billede',
  pictureTitle: (title, year) => `${title}, fotokonkurrence ${year}`,
  pictureDescription: (title, year) => `»${title}«, en gæsts billede fra fotokonkurrencen ${year}.`,
  gallery: {
    label: 'Konkurrencens billeder',
    anchor: 'billede',
    open: (caption, position) => `${caption}, billede ${position}: forstør`,
    position: (position, total) => `Billede ${position} af ${total}`,
    previous: 'Forrige billede',
    next: 'Næste billede',
    overview: 'Alle på én gang',
    single: 'Et ad gangen',
    close: 'Luk billederne',
    large: 'Konkurrencens billeder',
    page: 'Til billedets egen side',
  },
  share: {
    share: 'Del',
    shareTitle: 'Send billedet til nogen',
    copy: 'Kopiér linket',
    copied: 'Linket er kopieret.',
    copyFailed: 'Din browser tillod ikke at kopiere. Her er adressen:',
    mail: 'Send på mail',
    mailText: (title, url) => `Se dette billede fra Vesterhavet:\n\n${title}\n${url}`,
  },
}
