import type { ContestYear } from './entry.ts'

export const lastYear: ContestYear = {
  places: [7, 2, 14],
  entries: [
    ['beach', 'morning', 'Badedyr', 'Seksten grader i vandet. Hun gik i alligevel, hver dag.'],
    ['dunes', 'golden', 'Strandhafer im Gegenlicht', 'Ich lag auf dem Bauch, bis die Sonne genau dahinter stand.'],
    ['harbour', 'storm', 'Hvide Sande in November', 'The boats stayed in. So did everybody except me.'],
    ['house-modern', 'dusk', 'Licht an', 'Von der Düne aus gesehen: drinnen wird gerade gekocht.'],
    ['lighthouse', 'morning', 'Tåge om Blåvandshuk', 'Kun toppen stak op. Fem minutter senere var den væk.'],
    ['beach', 'golden', 'Mormor og havet', 'Hun er 84 og har været her hver sommer siden 1966.'],
    ['terrace', 'day', 'Sieben Stühle', 'Für acht Personen. Einer sitzt immer auf der Stufe.'],
    ['beach', 'storm', 'Die Welle', 'Søndervig, Windstärke neun. Danach war ich nass bis auf die Knochen.'],
    ['dunes', 'morning', 'Hjortespor', 'Det var her før os, og det gik samme vej.'],
    [
      'harbour',
      'golden',
      'Waiting for the ferry',
      'Esbjerg to Fanø, twelve minutes, and still the best part of the day.',
    ],
    ['living-room', 'golden', 'Bogen færdig', 'Regnvejr i tre dage. Jeg klager ikke.'],
    ['beach', 'day', 'Spuren im Sand', 'Hin in einer Reihe, zurück im Zickzack.'],
    ['house-thatched', 'storm', 'Stråtaget holder', 'Det bruste hele natten, og vi sov som sten.'],
    ['lighthouse', 'golden', 'Leuchtturm ohne Leute', 'Einfach länger warten als alle anderen.'],
    ['dunes', 'dusk', 'The path home', 'No torch needed. The sand is lighter than the sky.'],
    ['beach', 'dusk', 'Flaschenpost', 'Wir haben sie gefunden, gelesen und wieder hineingeworfen.'],
    ['harbour', 'morning', 'Krabbefangst', 'En snor, en musling og en hel formiddag.'],
    ['house-wood', 'day', 'Flag oppe', 'Fødselsdag i sommerhuset, og solen kom også.'],
    ['sauna', 'dusk', 'Nach dem Bad', 'Das Meer hatte acht Grad, die Sauna achtzig.'],
    ['beach', 'morning', 'First footprints', 'Up before the dog walkers. Rømø is very wide at that hour.'],
  ],
}
