export const topics = {
  equipment: 'Ausstattung',
  location: 'Lage und Weg',
  pets: 'Haustiere',
  arrival: 'An- und Abreise',
  linen: 'Bettwäsche',
  energy: 'Energie',
  internet: 'Internet und WLAN',
  cleaning: 'Endreinigung',
  deposit: 'Kaution',
  other: 'Etwas anderes',
}
