import { atPlace } from '../../place-name.ts'

/** Texts about an area or a street, shown beside the editors' texts. */
export const place = {
  near: (name: string) => `Near ${name}`,
  nearNote: 'Distances as the crow flies.',
  climate: {
    title: (name: string) => `The year ${atPlace('en', name)}`,
    note: 'Averages over many years, not a forecast: how warm it usually gets by day, how warm the sea is, hours of sunshine a day and wind.',
    month: 'Month',
    air: 'Air',
    water: 'Sea',
    sun: 'Sun',
    wind: 'Wind',
    hours: (value: string) => `${value} h`,
  },
}

export type PlaceMessages = typeof place
