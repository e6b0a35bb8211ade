export const topics = {
  equipment: 'Huset',
  location: 'Beliggenhed',
  pets: 'Kæledyr',
  arrival: 'Ankomst og afrejse',
  linen: 'Sengelinned',
  energy: 'Energi',
  internet: 'Internet og wi-fi',
  cleaning: 'Rengøring',
  deposit: 'Depositum',
  other: 'Noget andet',
}
