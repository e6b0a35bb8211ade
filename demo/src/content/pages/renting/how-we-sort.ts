import { toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, ul } from '../../builders/rich-text.ts'

export const howWeSort = page(
  'page-sorting',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    sidebar: toEntries('entrances-sidebar-legal'),
  },
  {
    da: {
      title: 'Sådan sorterer vi',
      slug: 'sadan-sorterer-vi',
      intro: 'Ingen kan købe sig til en bedre plads på listen. Her står, hvad der afgør rækkefølgen.',
      content: doc(
        h2('Passer bedst'),
        p(
          'Hvis du ikke vælger andet, ser du først de huse, der ligger tættest på det, du har bedt om. I denne rækkefølge tæller:',
        ),
        ul(
          'om huset er ledigt på netop dine dage,',
          'hvor godt størrelsen passer til jer,',
          'gæsternes vurdering, når der er mindst fem,',
          'hvor fyldestgørende oplysningerne om huset er.',
        ),
        h2('De andre rækkefølger'),
        p(
          'Du kan sortere efter samlet pris, rabat, afstand til havet og nyeste huse. Prisen er altid den samlede pris med alle obligatoriske udgifter.',
        ),
        h2('Betaling og provision'),
        p(
          'Alle ejere betaler den samme sats. Den har ingen betydning for placeringen. Udlejede huse vises ikke blandt de ledige.',
        ),
      ),
      seoTitle: 'Sådan sorterer vi husene i søgningen | Marram',
      seoDescription:
        'Hvad bestemmer rækkefølgen i søgningen? Ledighed, størrelse, vurdering og oplysninger tæller. Betalte pladser findes ikke hos Marram.',
    },
    de: {
      title: 'So sortieren wir',
      slug: 'so-sortieren-wir',
      intro: 'Niemand kann sich einen besseren Platz kaufen. Hier steht, was die Reihenfolge bestimmt.',
      content: doc(
        h2('Passt am besten'),
        p(
          'Wenn Sie nichts anderes wählen, sehen Sie zuerst die Häuser, die Ihren Wünschen am nächsten kommen. Der Reihe nach zählt:',
        ),
        ul(
          'ob das Haus an genau Ihren Tagen frei ist,',
          'wie gut die Größe zu Ihnen passt,',
          'die Bewertung der Gäste, sobald es fünf gibt,',
          'wie vollständig die Angaben zum Haus sind.',
        ),
        h2('Die anderen Reihenfolgen'),
        p(
          'Sie können nach Gesamtpreis, Rabatt, Entfernung zum Meer und neuesten Häusern sortieren. Der Preis ist stets der Gesamtpreis mit allen verpflichtenden Kosten.',
        ),
        h2('Zahlungen und Provision'),
        p(
          'Alle Eigentümer zahlen denselben Satz. Auf den Platz in der Liste hat er keinen Einfluss. Vermietete Häuser stehen nicht zwischen den freien.',
        ),
      ),
      seoTitle: 'So sortieren wir die Häuser in der Suche | Marram',
      seoDescription:
        'Was bestimmt die Reihenfolge in der Suche? Freie Tage, Größe, Bewertung und Angaben zum Haus. Bezahlte Plätze gibt es bei Marram nicht.',
    },
    en: {
      title: 'How we sort',
      slug: 'how-we-sort',
      intro: 'Nobody can buy a better place in the list. Here’s what decides the order.',
      content: doc(
        h2('Best match'),
        p('Unless you choose otherwise, the houses that best match your search come first. We look at, in this order:'),
        ul(
          'whether the house is available on your exact dates,',
          'how well its size suits you,',
          'the guest rating, once there are five reviews,',
          'how complete the details we have are.',
        ),
        h2('Other ways to sort'),
        p(
          'You can sort by total price, discount, distance to the sea and newest houses. The price is always the total with all mandatory costs.',
        ),
        h2('Payment and commission'),
        p(
          'All owners pay the same rate, and it has no bearing on the order. Booked houses aren’t listed among the available ones.',
        ),
      ),
      seoTitle: 'How we sort the houses in the search | Marram',
      seoDescription:
        'What decides the order of the search results? Availability, size, rating and complete details. There are no paid places in our lists.',
    },
  },
)
