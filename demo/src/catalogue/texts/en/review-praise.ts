export const intros = {
  any: [
    'It was our first time here.',
    'We found the house straight away.',
    'The house looked like the pictures.',
    'We were surprised how much space there is.',
    'Arrival was easy and the key was ready.',
    'We had good days here.',
    'Everything was as described.',
    'The house has what you need.',
    'We knew the area, but not the house.',
  ],
  returning: ['It was our third time in this house.', 'We come here nearly every year.'],
  summer: [
    'We had sun nearly every day.',
    'We were in the water every day.',
    'In summer the beach is lively, but you always find a spot.',
  ],
  winter: [
    'It blew a gale for three days and we enjoyed it from indoors.',
    'In winter you have the beach to yourself.',
    'It was cold outside and warm inside.',
  ],
  spring: [
    'In spring the light is clear and there is plenty of room.',
    'The larks were singing and the wind was fresh.',
  ],
  autumn: ['Autumn went by with kites and games.', 'We found amber after the storm.'],
} as const

export const praise = {
  'first-row': [
    'We fell asleep with the sea in our ears.',
    'You walk out of the door and you are on the beach.',
    'The position behind the dune is what we come for.',
  ],
  dunes: ['The dunes begin right at the terrace.', 'We walked in the dunes every day.'],
  heath: ['The heather comes right up to the house, and it was quiet.', 'We saw deer from the breakfast table.'],
  forest: [
    'Among the trees it is sheltered even when it blows.',
    'You can cycle the woodland paths all the way to the beach.',
  ],
  village: ['We could walk to everything.', 'The baker is close by and was our first walk each morning.'],
  fjord: ['The fjord is shallow and good for children.', 'We surfed every day and carried the boards on foot.'],
  meadow: ['The view over the meadows is calming.', 'There is plenty of room for ball games.'],
  clean: [
    'The house was clean when we arrived.',
    'Everything was neat and in good order.',
    'You notice that somebody looks after the house.',
  ],
  kitchen: [
    'The kitchen has everything, including a good knife.',
    'We cooked every evening and lacked nothing.',
    'There were enough pans for all of us.',
  ],
  beds: ['The beds are good and we slept late.', 'The bedrooms stay dark in the morning, which is pleasant.'],
  quiet: ['It is quiet here in the evening.', 'You hardly see the neighbours.'],
  terrace: ['We ate on the terrace every day.', 'The terrace is sheltered, which counts for a lot here.'],
  office: [
    'The office answered at once when we rang.',
    'A lamp had failed. We rang, and a new one came the same day.',
    'The people at the office are friendly and know the house.',
  ],
  dog: ['Our dog loved the walks in the dunes.', 'Our dog felt at home in five minutes.'],
  children: ['The children want to come back.', 'A high chair and toys were there, which makes it easy.'],
  sauna: ['We used the sauna every evening.', 'First the sea, then the sauna.'],
  spa: ['The whirlpool was good after long walks.', 'We sat in the whirlpool until our fingers wrinkled.'],
  'outdoor-spa': [
    'Sitting in the outdoor whirlpool while it rains is quite something.',
    'We watched the stars from the outdoor whirlpool.',
  ],
  'wilderness-bath': ['The hot tub takes patience, but it is worth it.'],
  'indoor-pool': ['The pool was warm and clean.', 'With the pool the rain did not matter.'],
  fireplace: ['We lit the stove every evening.', 'The stove makes the living room pleasant.'],
  'sea-view': ['You do not tire of seeing the sea from the table.'],
  'ev-charger': ['We charged the car overnight without any trouble.'],
  'activity-room': ['The games room saved the rainy days.'],
  group: ['We were three families and had room enough.', 'The long table brought us all together.'],
  'thatched-roof': ['The thatch keeps the house cool when it is hot.'],
  'new-build': ['The house is new and well insulated, and the electricity bill was small.'],
} as const

export const closings = {
  five: [
    'We will be back.',
    'Next year is already booked.',
    'Thank you for a good holiday.',
    'We are glad to recommend it.',
    'We did not want to go home.',
    'The time was too short.',
    'We have told our friends.',
  ],
  four: [
    'All in all a good holiday.',
    'These are small things and we would happily come again.',
    'We were glad to be here.',
    'It suited us well.',
  ],
  three: [
    'For the price we had expected a little more.',
    'The position is good, the house needs some care.',
    'It was all right, no more.',
  ],
  low: [
    'We had not expected that.',
    'We got part of the rent back, but the holiday was over.',
    'We will take another house next time.',
  ],
} as const
