export const features = {
  sauna: [
    'Saunaen har plads til fire.',
    'Efter en tur i blæsten er saunaen varm på en halv time.',
    'Saunaen ligger ved badet, så du ikke skal over gangen.',
    'I saunaen ligger der håndklæder at sidde på.',
  ],
  spa: [
    'Spaen i badet har plads til to voksne.',
    'Spaen fyldes frisk hver gang.',
    'I badet er der spa, og det er godt efter en kold dag ved havet.',
  ],
  'outdoor-spa': [
    'På terrassen står en spa under åben himmel.',
    'Udespaen holdes varm og renset under hele opholdet.',
    'Fra udespaen ser du stjerner, når det er klart.',
  ],
  'wilderness-bath': [
    'Vildmarksbadet fyrer du op med brænde. Regn med tre timer.',
    'Vildmarksbadet står i haven, væk fra vejen.',
  ],
  'indoor-pool': [
    'Poolen er opvarmet hele året. Børn må kun bade sammen med voksne.',
    'Der er trin ned i poolen og en dyb og en lav ende.',
    'Poolrummet har dør, der kan låses, og vinduer mod haven.',
  ],
  fireplace: [
    'Brændeovnen står i stuen. Brænde kan du bestille.',
    'Når det regner, tænder man op i brændeovnen.',
    'Brændeovnen varmer stuen op på et kvarter.',
  ],
  'activity-room': [
    'I aktivitetsrummet er der spil til regnvejrsdage.',
    'Aktivitetsrummet ligger for sig, så larmen bliver der.',
  ],
  annex: [
    'Annekset har egne senge og passer til de store børn.',
    'Et lille anneks i haven giver plads til dem, der sover længe.',
  ],
  'heat-pump': [
    'En varmepumpe sørger for varmen og sparer strøm.',
    'Varmepumpen kan indstilles, før du kommer, hvis du ringer til os.',
  ],
  'washing-machine': ['Vaskemaskinen står i bryggerset.'],
  'ev-charger': ['Bilen lader ved huset med {kw} kW.', 'Ladestanderen giver {kw} kW. Strømmen afregnes efter måler.'],
  'fenced-plot': [
    'Grunden er hegnet, og det er trygt med små børn.',
    'Hegnet når hele vejen rundt og har en låge, der lukker.',
  ],
  swings: ['Børnene har gynger i haven.'],
  sandbox: ['Sandkassen står, hvor du kan se den fra terrassen.'],
  trampoline: ['Trampolinen i haven har net.'],
  'sea-view': ['Fra stuen ser du et stykke af havet.', 'Havet kan ses fra spisebordet.'],
  'fjord-view': ['Fra terrassen ser du fjorden.'],
  'outdoor-shower': ['Udebruseren tager sandet, før du går ind.'],
  'bonfire-place': ['På bålpladsen må du tænde ild, når der ikke er afbrændingsforbud.'],
  bicycles: ['Der står cykler i skuret. Luften i dækkene tjekker du selv.'],
} as const
