export const features = {
  sauna: [
    'The sauna has room for four.',
    'After a walk in the wind the sauna is warm within half an hour.',
    'The sauna is right beside the bathroom.',
    'Towels to sit on are laid out in the sauna.',
  ],
  spa: [
    'The whirlpool in the bathroom has room for two adults.',
    'The whirlpool is filled afresh each time.',
    'The bathroom has a whirlpool, good after a cold day by the sea.',
  ],
  'outdoor-spa': [
    'On the terrace there is a whirlpool under the open sky.',
    'The outdoor whirlpool is kept warm and filtered throughout your stay.',
    'From the outdoor whirlpool you see the stars on clear nights.',
  ],
  'wilderness-bath': [
    'You heat the hot tub with firewood. Allow three hours.',
    'The wood-fired hot tub stands in the garden, away from the road.',
  ],
  'indoor-pool': [
    'The pool is heated all year. Children swim only with adults.',
    'Steps lead into the pool and one end is shallow.',
    'The pool room has a door that locks and windows facing the garden.',
  ],
  fireplace: [
    'The wood stove stands in the living room. You can order firewood.',
    'When it rains, you light the wood stove.',
    'The wood stove warms the living room in a quarter of an hour.',
  ],
  'activity-room': [
    'The games room has things to play with on rainy days.',
    'The games room is set apart, so the noise stays there.',
  ],
  annex: [
    'The annexe has its own beds and suits older children.',
    'A small annexe in the garden is for those who sleep late.',
  ],
  'heat-pump': [
    'A heat pump provides the warmth and saves electricity.',
    'We turn up the heat pump before you arrive if you ring us.',
  ],
  'washing-machine': ['The washing machine is in the utility room.'],
  'ev-charger': [
    'Your car charges at the house with {kw} kW.',
    'The charger gives {kw} kW. Electricity is billed by the meter.',
  ],
  'fenced-plot': [
    'The plot is fenced, which is good with small children.',
    'The fence goes all the way round and has a gate that shuts.',
  ],
  swings: ['Children have swings in the garden.'],
  sandbox: ['The sandpit is where you can see it from the terrace.'],
  trampoline: ['The trampoline in the garden has a net.'],
  'sea-view': ['From the living room you see a piece of the sea.', 'The sea can be seen from the dining table.'],
  'fjord-view': ['From the terrace you see the fjord.'],
  'outdoor-shower': ['The outdoor shower takes the sand off before you go in.'],
  'bonfire-place': ['You may light a fire at the bonfire place when no fire ban is in force.'],
  bicycles: ['There are bicycles in the shed. Check the tyres yourself.'],
} as const
