import type { Example } from '../gallery/example.ts'
import { pictures } from '../gallery/pictures.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { LodgingCard, type LodgingCardProps } from './lodging-card.tsx'

export const title = 'Lodging card'

const heart = (number: string, pressed: boolean) => (
  <IconButton
    icon="heart"
    appearance="solid"
    className="heart"
    label={`Haus ${number} merken`}
    aria-pressed={pressed}
  />
)

const dune: LodgingCardProps = {
  href: '#w1421',
  pictures: [pictures.black, pictures.living, pictures.terrace],
  place: 'Hvide Sande',
  number: 'W1421',
  title: 'Dünenhaus mit Blick aufs Meer',
  facts: ['6 Personen', '3 Schlafzimmer', '150 m zum Meer'],
  facilities: [
    { icon: 'waves', label: 'Meerblick' },
    { icon: 'bath', label: 'Whirlpool' },
    { icon: 'leaf', label: 'Wärmepumpe' },
  ],
  rating: { value: '4,7', count: '33', label: 'Bewertung' },
  price: {
    stay: { nights: '7 Nächte', dates: '12. bis 19. Juni' },
    total: '1.124 €',
    withEnergy: 'mit Energie ca. 1.188 €',
  },
  action: heart('W1421', true),
}

const gable: LodgingCardProps = {
  href: '#n0410',
  pictures: [pictures.dusk],
  place: 'Nymindegab',
  number: 'N0410',
  title: 'Giebelhaus zwischen Fjord und Meer',
  labels: [{ text: 'Last Minute', kind: 'last-minute' }],
  facts: ['8 Personen', '4 Schlafzimmer', '500 m zum Meer'],
  facilities: [
    { icon: 'bath', label: 'Whirlpool' },
    { icon: 'flame', label: 'Kaminofen' },
    { icon: 'paw-print', label: '2 Hunde' },
  ],
  rating: { value: '4,6', count: '40', label: 'Bewertung' },
  price: {
    stay: { nights: '7 Nächte', dates: '21. bis 28. Nov.' },
    total: '559 €',
    withEnergy: 'mit Energie ca. 707 €',
    was: {
      amount: '698 €',
      label: 'Niedrigster Preis der letzten 30 Tage',
    },
  },
  action: heart('N0410', false),
}

const { href: _, price: __, action: ___, rating: ____, ...bare } = gable

export const examples: Example[] = [
  {
    name: 'in a rail',
    element: (
      <div className="rail">
        <LodgingCard {...dune} />
        <LodgingCard {...gable} />
        <LodgingCard {...bare} />
      </div>
    ),
  },
  {
    name: 'that is taken',
    element: <LodgingCard {...gable} href="#taken" notice="In Ihrem Zeitraum nicht buchbar." />,
  },
  {
    name: 'on a cheaper day than the requested one',
    element: (
      <LodgingCard
        {...dune}
        href="#cheaper"
        price={{
          stay: { nights: '7 Nächte', dates: '10. bis 17. Juni' },
          total: '1.030 €',
          saving: '2 Tage früher als gewünscht: spart 94 €',
        }}
      />
    ),
  },
  { name: 'in a wide list', element: <LodgingCard {...gable} href="#wide" /> },
]
