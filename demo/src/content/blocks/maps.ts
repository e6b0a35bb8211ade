import { map } from '../builders/kinds.ts'
import { officePlaces } from '../people/departments.ts'

const marker = (lat: number, lon: number, title: string, da: string, de: string, en: string) => ({
  lat,
  lon,
  title,
  text: { 'da-DK': da, 'de-DE': de, en },
})

function office(place: keyof typeof officePlaces, title: string, address: string) {
  const { lat, lon } = officePlaces[place]
  return marker(lat, lon, title, `Kontor, ${address}`, `Büro, ${address}`, `Office, ${address}`)
}

export const maps = [
  map(
    'map-offices',
    {
      center: { lat: 55.58, lon: 8.25 },
      zoom: 8,
      markers: [
        office('blavand', 'Blåvand', 'Blåvandvej 42'),
        office('henne-strand', 'Henne Strand', 'Strandvejen 418'),
        office('hvide-sande', 'Hvide Sande', 'Nørregade 9'),
        office('romo', 'Rømø', 'Havnebyvej 112'),
      ],
    },
    {
      da: { title: 'Vores fire kontorer' },
      de: { title: 'Unsere vier Büros' },
      en: { title: 'Our four offices' },
    },
  ),
  map(
    'map-coast',
    {
      center: { lat: 55.6, lon: 8.2 },
      zoom: 8,
      markers: [
        marker(56.1168, 8.1165, 'Søndervig', 'Butikker og badeland', 'Läden und Badeland', 'Shops and a water park'),
        marker(56.0028, 8.1262, 'Hvide Sande', 'Havn og sluse', 'Hafen und Schleuse', 'Harbour and lock'),
        marker(
          55.8148,
          8.2002,
          'Nymindegab',
          'Hvor fjorden før løb ud',
          'Wo der Fjord früher mündete',
          'Where the fjord once met the sea',
        ),
        marker(
          55.7372,
          8.1835,
          'Henne Strand',
          'Klit og gågade',
          'Dünen und Flaniermeile',
          'Dunes and a street for strolling',
        ),
        marker(55.6205, 8.1265, 'Vejers Strand', 'Bil på stranden', 'Mit dem Auto an den Strand', 'Cars on the beach'),
        marker(
          55.5577,
          8.0836,
          'Blåvandshuk Fyr',
          'Danmarks vestligste punkt',
          'Westlichster Punkt Dänemarks',
          'The westernmost point of Denmark',
        ),
        marker(55.5662, 8.2085, 'Ho', 'Bugt, får og vadefugle', 'Bucht, Schafe und Watvögel', 'Bay, sheep and waders'),
        marker(
          55.4455,
          8.3995,
          'Fanø',
          'Tolv minutter med færge',
          'Zwölf Minuten mit der Fähre',
          'Twelve minutes by ferry',
        ),
        marker(55.1462, 8.4955, 'Rømø', 'En meget bred strand', 'Sehr breiter Strand', 'A very wide beach'),
      ],
    },
    {
      da: { title: 'Kysten fra Søndervig til Rømø' },
      de: { title: 'Die Küste von Søndervig bis Rømø' },
      en: { title: 'The coast from Søndervig to Rømø' },
    },
  ),
]
