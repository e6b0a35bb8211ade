type Group = { id: number; key: string; names: Record<'da' | 'de' | 'en', string> }

/** The headings of facilities on a house page and in the filter panel, in display order. */
export const facilityGroups = [
  { id: 1, key: 'house', names: { da: 'Huset', de: 'Das Haus', en: 'The house' } },
  { id: 2, key: 'sleeping', names: { da: 'Soveværelser og senge', de: 'Schlafen', en: 'Bedrooms and beds' } },
  { id: 3, key: 'bath', names: { da: 'Bad', de: 'Bad', en: 'Bathrooms' } },
  { id: 4, key: 'wellness', names: { da: 'Wellness', de: 'Wellness', en: 'Wellness' } },
  {
    id: 5,
    key: 'household',
    names: { da: 'Køkken og husholdning', de: 'Küche und Haushalt', en: 'Kitchen and household' },
  },
  { id: 6, key: 'technology', names: { da: 'Teknik', de: 'Technik', en: 'Technology' } },
  { id: 7, key: 'energy', names: { da: 'Varme og energi', de: 'Heizung und Energie', en: 'Heating and energy' } },
  { id: 8, key: 'outdoors', names: { da: 'Udenfor', de: 'Draußen', en: 'Outdoors' } },
  { id: 9, key: 'children', names: { da: 'Til børn', de: 'Für Kinder', en: 'For children' } },
  { id: 10, key: 'pets', names: { da: 'Kæledyr', de: 'Haustiere', en: 'Pets' } },
  { id: 11, key: 'distances', names: { da: 'Afstande', de: 'Entfernungen', en: 'Distances' } },
  { id: 12, key: 'quality', names: { da: 'Kvalitet', de: 'Qualität', en: 'Quality' } },
  { id: 13, key: 'rules', names: { da: 'Husregler', de: 'Hausregeln', en: 'House rules' } },
  { id: 14, key: 'change-days', names: { da: 'Ankomstdage', de: 'Anreisetage', en: 'Arrival days' } },
] as const satisfies readonly Group[]

export type FacilityGroup = (typeof facilityGroups)[number]
export type FacilityGroupKey = FacilityGroup['key']
