import { toAsset, toEntries } from '../builders/entry.ts'
import { employee } from '../builders/kinds.ts'

type Post = { id: number; name: string; office: string; favourite: string; phone?: string; isArchived?: boolean }

function person({ id, name, office, favourite, phone, isArchived = false }: Post, da: string, de: string, en: string) {
  const [first = name] = name.toLowerCase().split(' ')
  return employee(
    `employee-${first}`,
    {
      name,
      email: `${first}@marram.example`,
      ...(phone ? { phone } : {}),
      // There are no portraits, so everyone is shown with a picture of a place.
      images: [toAsset(`asset-${favourite}`)],
      bookingStudioId: id,
      locations: toEntries(`department-${office}`),
      isArchived,
    },
    { da: { jobTitle: da }, de: { jobTitle: de }, en: { jobTitle: en } },
  )
}

export const employees = [
  person(
    { id: 101, name: 'Karen Lund', office: 'blavand', favourite: 'house-thatched', phone: '+45 75 00 19 60' },
    'Direktør',
    'Geschäftsführerin',
    'Managing director',
  ),
  person(
    { id: 102, name: 'Mette Kjær', office: 'blavand', favourite: 'lighthouse', phone: '+45 75 00 19 66' },
    'Kontorleder i Blåvand',
    'Büroleiterin in Blåvand',
    'Office manager in Blåvand',
  ),
  person(
    { id: 103, name: 'Lars Thomsen', office: 'blavand', favourite: 'beach-storm' },
    'Gæsteservice og ravsamler',
    'Gästeservice und Bernsteinsammler',
    'Guest service and amber collector',
  ),
  person(
    { id: 104, name: 'Sofie Dam', office: 'blavand', favourite: 'beach-day' },
    'Gæsteservice',
    'Gästeservice',
    'Guest service',
  ),
  person(
    { id: 105, name: 'Jonas Birk', office: 'blavand', favourite: 'sauna' },
    'Husinspektør i syd',
    'Hausinspektor im Süden',
    'House inspector in the south',
  ),
  person(
    { id: 106, name: 'Anna Holm', office: 'henne-strand', favourite: 'dunes-golden', phone: '+45 75 00 19 67' },
    'Kontorleder i Henne Strand',
    'Büroleiterin in Henne Strand',
    'Office manager in Henne Strand',
  ),
  person(
    { id: 107, name: 'Peter Vinther', office: 'henne-strand', favourite: 'house-wood' },
    'Vicevært omkring Henne Strand',
    'Hausmeister rund um Henne Strand',
    'Caretaker around Henne Strand',
  ),
  person(
    { id: 108, name: 'Katrin Lorenzen', office: 'henne-strand', favourite: 'kitchen' },
    'Service for tyske gæster',
    'Ansprechpartnerin für deutsche Gäste',
    'Contact for German guests',
  ),
  person(
    { id: 109, name: 'Niels Ravn', office: 'hvide-sande', favourite: 'harbour-morning', phone: '+45 97 00 19 66' },
    'Kontorleder i Hvide Sande',
    'Büroleiter in Hvide Sande',
    'Office manager in Hvide Sande',
  ),
  person(
    { id: 110, name: 'Line Frost', office: 'hvide-sande', favourite: 'lighthouse-dusk' },
    'Gæsteservice og booking',
    'Gästeservice und Buchung',
    'Guest service and bookings',
  ),
  person(
    { id: 111, name: 'Ole Bang', office: 'hvide-sande', favourite: 'harbour' },
    'Vicevært mod nord',
    'Hausmeister für den Norden',
    'Caretaker for the north',
  ),
  person(
    { id: 112, name: 'Birgit Petersen', office: 'romo', favourite: 'beach-dusk', phone: '+45 74 00 19 66' },
    'Kontorleder på Rømø',
    'Büroleiterin auf Rømø',
    'Office manager on Rømø',
  ),
  person(
    { id: 113, name: 'Emil Juhl', office: 'romo', favourite: 'beach-morning' },
    'Gæsteservice på øerne',
    'Gästeservice auf den Inseln',
    'Guest service on the islands',
  ),
  person(
    { id: 114, name: 'Tom Ashworth', office: 'blavand', favourite: 'dune-path' },
    'Engelsksproget gæsteservice',
    'Englischsprachiger Gästeservice',
    'English-speaking guest service',
  ),
  person(
    { id: 99, name: 'Svend Krog', office: 'blavand', favourite: 'house-winter', isArchived: true },
    'Tidligere vicevært, nu på pension',
    'Früher Hausmeister, heute im Ruhestand',
    'Former caretaker, now retired',
  ),
]
