export const complaints = {
  beds: ['The beds in one of the rooms are narrow.', 'One of the mattresses is worn.'],
  wifi: ['The Wi-Fi was slow in the evening.', 'The Wi-Fi does not reach the back bedroom.'],
  kitchen: ['The pans are worn and we missed a few good knives.', 'Tea towels and a large bowl were missing.'],
  power: ['The electricity adds up, which you have to reckon with.', 'The electricity use was higher than we thought.'],
  sauna: ['The sauna took a long time to heat up.'],
  spa: ['The whirlpool is rather loud.'],
  neighbours: ['There was building work next door in the mornings.'],
  shower: ['The water pressure in the shower is weak.'],
  sand: ['There was sand on the window sills when we arrived.'],
  furniture: ['The garden furniture needs replacing.', 'The sofa is soft and older guests find it hard to get up.'],
  heating: ['It took a day before the house was warm.'],
  road: ['The track to the house has deep potholes.'],
} as const

export const failures = {
  dirty: [
    'The house had not been cleaned properly and we had to do the bathroom ourselves.',
    'There were hairs in the bathroom and crumbs in the drawers.',
  ],
  'broken-spa': ['The whirlpool did not work, and it was the reason we chose the house.'],
  'broken-sauna': ['The sauna was out of order throughout.'],
  cold: ['The heating failed on the second night and we were cold until noon.'],
  damp: ['Two of the rooms smelt of damp.'],
  'no-wifi': ['The internet did not work and we had to work.'],
  fridge: ['The fridge broke down and the food went off.'],
  key: ['We waited an hour for the key.'],
} as const
