export const terrace = {
  any: [
    'Terrassen ligger mod syd og har læ fra tidlig middag.',
    'Rundt om huset er der steder at sidde, og et af dem ligger altid i læ.',
    'På terrassen står havemøbler til alle.',
    'Morgenkaffen drikkes mod øst, aftenkaffen mod vest.',
    'Terrassen er af træ og går over i grunden.',
    'Grunden måler {plot} m² og er mest natur.',
    'På {plot} m² er der langt til naboens vindue.',
    'Bag huset er der en krog med sol til sidst på dagen.',
    'Terrassen er flisebelagt og tør hurtigt efter regn.',
  ],
} as const

export const pets = {
  allowed: [
    'Du må have {pets} med.',
    'Her er plads til {pets}. Vandskålen står klar.',
    'Hunde er velkomne, højst {pets}. Brug snor i klitten.',
  ],
  none: ['Husdyr er ikke tilladt her.', 'Huset lejes ud uden husdyr.'],
  hypoallergenic: ['Her har aldrig været husdyr. Det er godt for allergikere.'],
} as const

export const notes = {
  any: [
    'Der er ikke asfalt helt frem, kør langsomt på grusvejen.',
    'Før afrejse: tøm køleskabet, tag skraldet ud, vask op.',
    'Mobildækningen er svag ved kysten, trådløst internet i huset virker.',
    'Der er ikke gardiner i stuen, kun i soverummene.',
    'Strøm og vand betaler du efter måleren.',
    'Om vinteren tager det nogle timer at få huset helt varmt.',
    'Affald sorteres i fire spande ved indkørslen.',
    'Der er hjortevildt på vejene efter mørkets frembrud.',
  ],
  'non-smoking': ['Rygning er kun tilladt udenfor.', 'Det er et røgfrit hus.'],
  'sandy-path': ['Stien til stranden er af sand og ikke egnet til kørestol.'],
  loft: ['Til hemsen går en stejl stige. Den er ikke for små børn.'],
  low: ['Dørene er lave, pas på hovedet.'],
} as const
