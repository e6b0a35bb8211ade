export const complaints = {
  beds: ['Sengene i det ene værelse er smalle.', 'En af madrasserne er ved at være slidt.'],
  wifi: ['Internettet var langsomt om aftenen.', 'Det trådløse net rækker ikke til det bageste værelse.'],
  kitchen: ['Gryderne er slidte, og vi manglede et par gode knive.', 'Der manglede viskestykker og en stor skål.'],
  power: ['Strømmen løb op, det skal man regne med.', 'Strømforbruget var højere, end vi troede.'],
  sauna: ['Saunaen var længe om at blive varm.'],
  spa: ['Spaen larmer en del.'],
  neighbours: ['Der blev bygget på nabogrunden om formiddagen.'],
  shower: ['Trykket i bruseren er svagt.'],
  sand: ['Der lå sand i vindueskarmene, da vi kom.'],
  furniture: ['Havemøblerne trænger til at blive skiftet.', 'Sofaen er blød, ældre gæster kommer svært op.'],
  heating: ['Der gik et døgn, før huset var varmt.'],
  road: ['Vejen ned til huset har dybe huller.'],
} as const

export const failures = {
  dirty: [
    'Huset var ikke gjort ordentligt rent, badet måtte vi selv tage.',
    'Der lå hår i badet og krummer i skufferne.',
  ],
  'broken-spa': ['Spaen virkede ikke, og den var grunden til, at vi valgte huset.'],
  'broken-sauna': ['Saunaen var i stykker under hele opholdet.'],
  cold: ['Varmen faldt ud den anden nat, og vi frøs til næste middag.'],
  damp: ['Der lugtede fugtigt i to af rummene.'],
  'no-wifi': ['Internettet virkede ikke, og vi skulle arbejde.'],
  fridge: ['Køleskabet gik i stå, og maden blev dårlig.'],
  key: ['Vi ventede en time på nøglen.'],
} as const
