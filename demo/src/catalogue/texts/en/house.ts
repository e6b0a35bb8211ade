export const builds = {
  wooden: [
    'It is a classic Danish summer house from {year}: wood outside, wood inside, a low roof.',
    'The house was built in {year}, of wood and without needless steps.',
    'Families have spent their holidays here since {year}, and the house is looked after.',
    'The wooden house from {year} has pale walls and creaks a little as the sun warms it.',
  ],
  cabin: [
    'The cabin dates from {year}: small, simple and easy to keep warm.',
    'The cabin was built in {year}, when summer houses were small. Everything you need is here.',
    'On {area} m² there is room for what you use and no more.',
    'The house from {year} has kept its shape. The comforts are of today.',
  ],
  timber: [
    'The house was built of timber in {year}, with open beams and high ceilings.',
    'Thick timber walls from {year} keep the warmth in winter and the cool in summer.',
    'The gables are tall and let the morning light in. The house dates from {year}.',
    'The house from {year} has two wings: one for being together, one for sleeping.',
  ],
  thatched: [
    'The thatch is thick and softens both rain and wind. The house dates from {year}.',
    'The thatched house from {year} lies there as if it had grown out of the ground.',
    'Under the thatch of {year} there are low windows with deep sills to sit in.',
    'The house was built in {year} in the way of the region, with thatch on the roof.',
  ],
  fisherman: [
    'Fishermen lived here. The house is from {year}, low and sturdy.',
    'The house from {year} has seen many skippers. The ceilings are low and the walls thick.',
    'An old house from {year} with thatch on the roof and small panes facing the yard.',
    'You notice the age: the house is from {year}. Kitchen and bathroom are not.',
  ],
  modern: [
    'The house from {year} is built around the light: large panes, clean surfaces, few doors.',
    'The architect drew the house in {year} with one large room in the middle.',
    'Glass towards the view, wood towards the road. The house dates from {year}.',
    'The house is from {year}. The rooms run into one another, and the terrace is one of them.',
  ],
  'new-build': [
    'The house was finished in {year}. It is well insulated and uses little electricity.',
    'Everything is new from {year}: triple glazing, even warmth, quiet ventilation.',
    'Built in {year} with thick walls, so that the heating bill stays small.',
    'The house from {year} is meant for January as much as for July.',
  ],
  'pool-house': [
    'The house was built in {year} for many people at once, {area} m² with the pool in its own wing.',
    'The pool is inside the house from {year}, so the weather matters less.',
    "Three generations fit here without getting in each other's way. The house is from {year} and measures {area} m².",
    'The large house from {year} has a long table, a big kitchen and a pool under cover.',
  ],
} as const

export const renovations = {
  any: [
    'In {renovated} it was renovated inside.',
    'The kitchen and bathroom were renewed in {renovated}.',
    'Floors, kitchen and windows are from {renovated}.',
    'Last renovated in {renovated}.',
  ],
} as const

export const living = {
  any: [
    'The living room has space for everyone in the evening.',
    'In the living room the sofas are placed so that you look out.',
    'Living and dining area form one room with light from two sides.',
    'There is a shelf of games and books in three languages.',
    'The dining table is long enough for everyone and for a jigsaw.',
    'The living room has pale floors that do not mind sandy feet.',
    'The reading chair by the window is usually taken.',
    'From the sofa you step straight out to the terrace.',
    'The room is high and the morning sun reaches far in.',
    'The furniture is simple and meant to be used.',
  ],
} as const

export const kitchen = {
  any: [
    'The kitchen is equipped for cooking, not just for warming up.',
    'The kitchen has crockery and pans for {persons} people.',
    'The kitchen has room for two at the counter and one at the hob.',
    'There are sharp knives and a large pot for fish.',
    'The kitchen window faces the garden, so you can keep an eye on things.',
    'Coffee maker, kettle and toaster are ready for use.',
    'Spices and salt are in the cupboard; the rest you bring.',
  ],
} as const

export const sleeping = {
  any: [
    'There are {bedrooms} and {bathrooms}.',
    'The house has {bedrooms}, {beds} sleeping places in all and {bathrooms}.',
    'For {persons} people there are {bedrooms} and {bathrooms}.',
    'You have {bedrooms}, {bathrooms} and duvets for {persons}.',
  ],
} as const
