import { atPlace } from '../../place-name.ts'
import type { PlaceMessages } from './en.ts'

export const place: PlaceMessages = {
  near: (name) => `In der Nähe von ${name}`,
  nearNote: 'Entfernungen in Luftlinie.',
  climate: {
    title: (name) => `Das Jahr ${atPlace('de', name)}`,
    note: 'Mittelwerte vieler Jahre, keine Vorhersage: wie warm es tagsüber meist wird, wie warm das Meer ist, Sonnenstunden am Tag und Wind.',
    month: 'Monat',
    air: 'Luft',
    water: 'Meer',
    sun: 'Sonne',
    wind: 'Wind',
    hours: (value) => `${value} Std.`,
  },
}
