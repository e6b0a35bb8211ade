import { atPlace } from '../../place-name.ts'
import type { PlaceMessages } from './en.ts'

export const place: PlaceMessages = {
  near: (name) => `Tæt på ${name}`,
  nearNote: 'Afstande i luftlinje.',
  climate: {
    title: (name) => `Året ${atPlace('da', name)}`,
    note: 'Gennemsnit over mange år, ikke en vejrudsigt: hvor varmt det plejer at blive om dagen, hvor varmt havet er, solskinstimer pr. dag og vind.',
    month: 'Måned',
    air: 'Luft',
    water: 'Hav',
    sun: 'Sol',
    wind: 'Vind',
    hours: (value) => `${value} t.`,
  },
}
