export const builds = {
  wooden: [
    'Es ist ein klassisches dänisches Sommerhaus von {year}: außen Holz, innen Holz, niedriges Dach.',
    'Das Haus wurde {year} gebaut, aus Holz und ohne unnötige Stufen.',
    'Seit {year} machen Familien hier Urlaub, und das Haus wird gepflegt.',
    'Das Holzhaus von {year} hat helle Wände und knarrt ein wenig, wenn die Sonne es wärmt.',
  ],
  cabin: [
    'Die Hütte stammt von {year}: klein, schlicht und leicht warm zu halten.',
    'Die Hütte wurde {year} gebaut, als Sommerhäuser klein waren. Alles Nötige ist da.',
    'Auf {area} m² ist Platz für das, was Sie brauchen, und nicht für mehr.',
    'Das Haus von {year} hat seine Form behalten. Der Komfort ist von heute.',
  ],
  timber: [
    'Das Haus wurde {year} gezimmert, mit sichtbaren Balken und hohen Räumen.',
    'Dicke Holzwände von {year} halten im Winter die Wärme und im Sommer die Kühle.',
    'Die Giebel sind hoch und lassen das Morgenlicht herein. Das Haus ist von {year}.',
    'Das Haus von {year} hat zwei Flügel: einen zum Beisammensein, einen zum Schlafen.',
  ],
  thatched: [
    'Das Reetdach ist dick und dämpft Regen und Wind. Das Haus ist von {year}.',
    'Das Reetdachhaus von {year} liegt da, als sei es aus dem Boden gewachsen.',
    'Unter dem Reetdach von {year} gibt es niedrige Fenster mit tiefen Bänken zum Sitzen.',
    'Das Haus wurde {year} nach Art der Gegend gebaut, mit Reet auf dem Dach.',
  ],
  fisherman: [
    'Hier wohnten Fischer. Das Haus ist von {year}, niedrig und fest.',
    'Das Haus von {year} hat viele Schiffer gesehen. Die Decken sind niedrig, die Mauern dick.',
    'Ein altes Haus von {year} mit Reet auf dem Dach und kleinen Fenstern zum Hof.',
    'Das Alter spürt man: Das Haus ist von {year}. Küche und Bad sind es nicht.',
  ],
  modern: [
    'Das Haus von {year} ist um das Licht gebaut: große Scheiben, klare Flächen, wenige Türen.',
    'Der Architekt zeichnete das Haus {year} mit einem großen Raum in der Mitte.',
    'Glas zur Aussicht, Holz zur Straße. Das Haus ist von {year}.',
    'Das Haus ist von {year}. Die Räume gehen ineinander über, und die Terrasse ist einer davon.',
  ],
  'new-build': [
    'Das Haus wurde {year} fertig. Es ist gut gedämmt und braucht wenig Strom.',
    'Alles ist neu von {year}: dreifach verglaste Fenster, gleichmäßige Wärme, leise Lüftung.',
    'Gebaut {year} mit dicken Wänden, damit die Heizkosten klein bleiben.',
    'Das Haus von {year} ist für Januar ebenso gedacht wie für Juli.',
  ],
  'pool-house': [
    'Das Haus wurde {year} für viele auf einmal gebaut, {area} m² mit dem Pool im eigenen Flügel.',
    'Der Pool liegt im Haus von {year}, da kommt es aufs Wetter weniger an.',
    'Drei Generationen haben hier Platz, ohne einander im Weg zu sein. Das Haus ist von {year} und misst {area} m².',
    'Das große Haus von {year} hat einen langen Tisch, eine große Küche und einen Pool unter Dach.',
  ],
} as const

export const renovations = {
  any: [
    '{renovated} wurde es innen renoviert.',
    'Küche und Bad wurden {renovated} erneuert.',
    'Böden, Küche und Fenster sind von {renovated}.',
    'Zuletzt {renovated} renoviert.',
  ],
} as const

export const living = {
  any: [
    'Im Wohnzimmer haben abends alle Platz.',
    'Im Wohnzimmer stehen die Sofas so, dass man hinaussieht.',
    'Wohnzimmer und Essplatz sind ein Raum mit Licht von zwei Seiten.',
    'Es gibt ein Regal mit Spielen und Büchern in drei Sprachen.',
    'Der Esstisch ist lang genug für alle und für ein Puzzle.',
    'Das Wohnzimmer hat helle Böden, die sandige Füße vertragen.',
    'Der Lesesessel am Fenster ist meistens besetzt.',
    'Vom Sofa geht es direkt auf die Terrasse.',
    'Der Raum ist hoch, und die Morgensonne reicht weit hinein.',
    'Die Möbel sind schlicht und zum Benutzen da.',
  ],
} as const

export const kitchen = {
  any: [
    'Die Küche ist zum Kochen eingerichtet, nicht nur zum Aufwärmen.',
    'In der Küche gibt es Geschirr und Töpfe für {persons} Personen.',
    'In der Küche ist Platz für zwei am Tisch und eine Person am Herd.',
    'Scharfe Messer und ein großer Fischtopf sind da.',
    'Das Küchenfenster geht zum Garten, so bleibt man im Bild.',
    'Kaffeemaschine, Wasserkocher und Toaster stehen bereit.',
    'Gewürze und Salz stehen im Schrank, den Rest bringen Sie mit.',
  ],
} as const

export const sleeping = {
  any: [
    'Es gibt {bedrooms} und {bathrooms}.',
    'Das Haus hat {bedrooms}, insgesamt {beds} Schlafplätze und {bathrooms}.',
    'Für {persons} Personen gibt es {bedrooms} und {bathrooms}.',
    'Sie haben {bedrooms}, {bathrooms} und Bettdecken für {persons} Personen.',
  ],
} as const
