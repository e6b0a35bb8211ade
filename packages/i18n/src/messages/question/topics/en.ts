/** Subjects of questions, named by mails and pages. */
export const topics = {
  equipment: 'The house',
  location: 'Location',
  pets: 'Pets',
  arrival: 'Arrival and departure',
  linen: 'Bed linen',
  energy: 'Energy',
  internet: 'Internet and Wi-Fi',
  cleaning: 'Cleaning',
  deposit: 'Deposit',
  other: 'Something else',
}
