export const terrace = {
  any: [
    'The terrace faces south and is sheltered from midday.',
    'There are places to sit all around the house, and one is always out of the wind.',
    'There is garden furniture for everyone on the terrace.',
    'You drink the morning coffee facing east and the evening one facing west.',
    'The terrace is wooden and runs on into the plot.',
    'The plot measures {plot} m² and is mostly left to nature.',
    "On {plot} m² the neighbour's window is far away.",
    'Behind the house there is a corner with sun until evening.',
    'The terrace is paved and dries quickly after rain.',
  ],
} as const

export const pets = {
  allowed: [
    'You may bring {pets}.',
    'There is room for {pets}. The water bowl is ready.',
    'Dogs are welcome, {pets} at most. Please use a lead in the dunes.',
  ],
  none: ['Pets are not allowed here.', 'The house is let without pets.'],
  hypoallergenic: ['There have never been pets here, which is good for people with allergies.'],
} as const

export const notes = {
  any: [
    'The last stretch is not tarred; please drive slowly.',
    'Before you leave: empty the fridge, take out the rubbish, wash the dishes.',
    'The mobile signal is weak on the coast; the Wi-Fi in the house works.',
    'There are no curtains in the living room, only in the bedrooms.',
    'You pay for electricity and water by the meter.',
    'In winter it takes a few hours to warm the house right through.',
    'Rubbish is sorted into four bins by the drive.',
    'Deer cross the roads after dark.',
  ],
  'non-smoking': ['Smoking is allowed outdoors only.', 'It is a non-smoking house.'],
  'sandy-path': ['The way to the beach is sand and not suitable for wheelchairs.'],
  loft: ['A steep ladder leads to the loft. It is not for small children.'],
  low: ['The doors are low; mind your head.'],
} as const
