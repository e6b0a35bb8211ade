export const features = {
  sauna: [
    'In der Sauna ist Platz für vier.',
    'Nach einem Gang im Wind ist die Sauna in einer halben Stunde warm.',
    'Die Sauna liegt gleich beim Bad.',
    'In der Sauna liegen Tücher zum Sitzen bereit.',
  ],
  spa: [
    'Im Whirlpool im Bad haben zwei Erwachsene Platz.',
    'Der Whirlpool wird jedes Mal frisch gefüllt.',
    'Im Bad gibt es einen Whirlpool, gut nach einem kalten Tag am Meer.',
  ],
  'outdoor-spa': [
    'Auf der Terrasse steht ein Whirlpool unter freiem Himmel.',
    'Der Außenwhirlpool bleibt während des ganzen Aufenthalts warm und gereinigt.',
    'Vom Außenwhirlpool sehen Sie Sterne, wenn es klar ist.',
  ],
  'wilderness-bath': [
    'Das Badefass heizen Sie mit Holz. Rechnen Sie mit drei Stunden.',
    'Das Badefass steht im Garten, abseits der Straße.',
  ],
  'indoor-pool': [
    'Der Pool ist das ganze Jahr geheizt. Kinder baden nur mit Erwachsenen.',
    'In den Pool führen Stufen, eine Seite ist flach.',
    'Der Poolraum hat eine abschließbare Tür und Fenster zum Garten.',
  ],
  fireplace: [
    'Der Kaminofen steht im Wohnzimmer. Holz können Sie bestellen.',
    'Wenn es regnet, macht man den Kaminofen an.',
    'Der Kaminofen wärmt das Wohnzimmer in einer Viertelstunde.',
  ],
  'activity-room': [
    'Im Aktivitätsraum gibt es Spiele für Regentage.',
    'Der Aktivitätsraum liegt für sich, so bleibt der Lärm dort.',
  ],
  annex: [
    'Das Nebenhaus hat eigene Betten und passt für große Kinder.',
    'Ein kleines Nebenhaus im Garten ist für alle, die lange schlafen.',
  ],
  'heat-pump': [
    'Eine Wärmepumpe heizt und spart Strom.',
    'Die Wärmepumpe stellen wir vor Ihrer Ankunft ein, wenn Sie uns anrufen.',
  ],
  'washing-machine': ['Die Waschmaschine steht im Hauswirtschaftsraum.'],
  'ev-charger': [
    'Das Auto lädt am Haus mit {kw} kW.',
    'Die Ladestation hat {kw} kW. Der Strom wird nach Zähler abgerechnet.',
  ],
  'fenced-plot': [
    'Das Grundstück ist eingezäunt, das ist gut mit kleinen Kindern.',
    'Der Zaun geht ganz herum und hat ein Tor, das schließt.',
  ],
  swings: ['Für Kinder gibt es eine Schaukel im Garten.'],
  sandbox: ['Der Sandkasten steht so, dass man ihn von der Terrasse sieht.'],
  trampoline: ['Das Trampolin im Garten hat ein Netz.'],
  'sea-view': ['Aus dem Wohnzimmer sehen Sie ein Stück vom Meer.', 'Vom Esstisch ist das Meer zu sehen.'],
  'fjord-view': ['Von der Terrasse sehen Sie den Fjord.'],
  'outdoor-shower': ['Unter der Außendusche bleibt der Sand draußen.'],
  'bonfire-place': ['An der Feuerstelle dürfen Sie Feuer machen, wenn kein Brandverbot gilt.'],
  bicycles: ['Im Schuppen stehen Fahrräder. Die Luft in den Reifen prüfen Sie selbst.'],
} as const
