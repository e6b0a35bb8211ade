export const areas = {
  sondervig: [
    'Søndervig har butikker, bageri og et sandskulpturfestival om sommeren.',
    'Promenaden ender ved stranden, og den er bred.',
    'Til Ringkøbing er der ti kilometer ad cykelstien.',
    'På golfbanen ved byen er gæster velkomne.',
  ],
  klegod: [
    'Klegod ligger smalt mellem hav og fjord, med fyret mod syd.',
    'Fra Lyngvig Fyr ser du både hav og fjord.',
    'Her er ingen butikker, men begge byer ligger kort fra.',
  ],
  'hvide-sande': [
    'På havnen i Hvide Sande sælges der fisk lige fra kutteren.',
    'Slusen mellem hav og fjord er værd at se, når den åbner.',
    'Om sommeren er der fiskeauktion for gæster.',
    'Surfere holder til på fjordsiden, badegæster på havsiden.',
  ],
  argab: [
    'Årgab ligger på den smalle tange syd for Hvide Sande.',
    'Cykelstien går hele vejen langs fjorden.',
    'Til havnen i Hvide Sande kører du ti minutter.',
  ],
  bjerregard: [
    'Bjerregård er for dem, der vil have stranden næsten for sig selv.',
    'Naturreservatet Tipperne ligger på den anden side af vandet.',
    'Ved kiosken kan du købe brød og leje cykler om sommeren.',
  ],
  'bork-havn': [
    'I Bork Havn ligger surfskolen ved siden af lystbådene.',
    'Vikingehavnen er åben om sommeren, og der må røres ved tingene.',
    'Vandet i fjorden er lavt og bliver hurtigt varmt.',
  ],
  nymindegab: [
    'I Nymindegab løber fjorden næsten ud i havet.',
    'Kroen har ligget her i mange år og ser ud over åløbet.',
    'Redningsvejen fører gennem plantagen til stranden.',
  ],
  houstrup: [
    'I Houstrup er husene spredt mellem træer og lyng.',
    'Blåbjerg er en af Danmarks høje klitter, og trappen op har mange trin.',
    'Vejen til stranden går gennem skoven. Der er parkering for enden.',
    'Der er ridestier og en købmand, der har åbent hele året.',
  ],
  'henne-strand': [
    'Henne Strand har én gade, og den ender ved havet.',
    'Isboderne åbner til påske, bageren har åbent hele året.',
    'Fra Blåbjerg ser du havet, fjorden og skoven på én gang.',
    'Filsø ligger kort inde i landet, med traner og havørne.',
  ],
  graerup: [
    'Grærup er lille, og naturen begynder ved vejen.',
    'Langsø er til fiskeri med stang og til en tur rundt.',
    'Krondyrene på heden hører du i september.',
  ],
  'vejers-strand': [
    'I Vejers må du køre bilen ned på stranden.',
    'Købmanden har morgenbrød, garn og drager.',
    'Om efteråret findes der rav efter storm fra vest.',
    'Militæret har øvelsesterræn syd for byen. Skydetider slås op.',
  ],
  oksbol: [
    'Oksbøl er en almindelig by med skole, svømmehal og supermarked.',
    'Ved Præstesø går en sti hele vejen rundt.',
    'Museet FLUGT fortæller om mennesker på flugt, før og nu.',
  ],
  blavand: [
    'Blåvand er Danmarks vestligste by, med fyr og lange åbningstider.',
    'Tirpitz ligger i klitten lige uden for byen.',
    'Stranden vender mod syd og er bred, også ved højvande.',
    'Fra fyret ser du vindmøllerne på Horns Rev i klart vejr.',
    'De gamle bunkere på stranden er blevet til muldyr af beton.',
  ],
  ho: [
    'Ho ligger ved bugten, hvor tidevandet kommer og går.',
    'I august er der fåremarked i Ho.',
    'Til Blåvand er der et kvarter på cykel.',
  ],
  fano: [
    'Færgen fra Esbjerg tager tolv minutter.',
    'Stranden på Fanø er så bred, at drager får plads.',
    'I Sønderho og Nordby står skipperhusene med gavlen mod øst og vest.',
    'Sæler ligger på sandbankerne mod syd.',
  ],
  romo: [
    'Du kører til Rømø ad dæmningen over vadehavet.',
    'Ved Lakolk må bilen med ned på stranden.',
    'Fra Havneby sejler færgen til Sild.',
    'I vadehavet finder du østers, når guiden viser vejen.',
    'Kommandørgården i Toftum fortæller om hvalfangerne.',
  ],
} as const
