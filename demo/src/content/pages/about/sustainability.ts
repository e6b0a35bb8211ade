import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, ul } from '../../builders/rich-text.ts'

export const sustainability = page(
  'page-sustainability',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-about'),
    menuKey: 'about',
    image: toAsset('asset-house-modern'),
    sections: toEntries('output-own-figures'),
  },
  {
    da: {
      title: 'Bæredygtighed uden pynt',
      slug: 'baeredygtighed',
      intro: 'En ferie er aldrig gratis for naturen. Her er, hvad vi gør, og hvad vi endnu ikke har løst.',
      content: doc(
        h2('Det gør vi'),
        ul(
          'Vi viser hvert hus’ forbrug, så det kan betale sig at vælge et, der bruger lidt.',
          'Strømmen på vores kontorer kommer fra vindmøller.',
          'Linned vaskes lokalt og kun, når det er bestilt.',
          'Affald sorteres i alle huse. I mappen står, hvordan.',
        ),
        h2('Det mangler'),
        p(
          'Omkring hvert tredje hus opvarmes stadig med gamle elpaneler. Og de fleste af jer kommer i bil. Vi har ikke noget godt svar på det sidste, ud over at nævne [cyklen](page-cycling), når I er her.',
        ),
        h2('Klitten'),
        p(
          'Bliv på stierne. Marehalm tåler storm, men ikke sko. Ét spor gennem græsset kan blive til et hul på en vinter.',
        ),
      ),
      seoTitle: 'Bæredygtighed hos Marram, uden pynt',
      seoDescription:
        'Hvad gør vi for at bruge mindre, og hvad mangler? Om husenes forbrug, affald, linned og hvorfor man skal blive på stierne i klitten.',
    },
    de: {
      title: 'Nachhaltigkeit, ehrlich gesagt',
      slug: 'nachhaltigkeit',
      intro: 'Jeder Urlaub kostet die Natur etwas. Was wir tun und was wir noch nicht gelöst haben.',
      content: doc(
        h2('Was wir tun'),
        ul(
          'Wir zeigen den Verbrauch jedes Hauses. So lohnt es sich, ein sparsames zu wählen.',
          'Der Strom in unseren Büros kommt aus Windkraft.',
          'Wäsche wird vor Ort gewaschen und nur, wenn jemand sie bestellt.',
          'Müll wird in allen Häusern getrennt. Wie, steht in der Mappe.',
        ),
        h2('Was fehlt'),
        p(
          'Etwa jedes dritte Haus heizt noch mit alten Elektroheizkörpern. Und die meisten von Ihnen kommen mit dem Auto. Darauf haben wir keine gute Antwort, außer vor Ort das [Fahrrad](page-cycling) zu empfehlen.',
        ),
        h2('Die Düne'),
        p(
          'Bleiben Sie auf den Wegen. Strandhafer hält Stürme aus, aber keine Schuhe. Aus einer Spur kann in einem Winter ein Loch werden.',
        ),
      ),
      seoTitle: 'Nachhaltigkeit bei Marram, ehrlich gesagt',
      seoDescription:
        'Was wir tun, um weniger zu verbrauchen, und was noch fehlt: über Verbrauch, Müll, Wäsche und warum man in der Düne auf den Wegen bleibt.',
    },
    en: {
      title: 'Sustainability, warts and all',
      slug: 'sustainability',
      intro: 'Every holiday takes its toll on nature. Here’s what we do, and what we haven’t solved yet.',
      content: doc(
        h2('What we do'),
        ul(
          'We show how much energy each house uses, so it pays to choose one that uses less.',
          'The electricity in our offices comes from wind power.',
          'Linen is washed locally, and only when it’s been ordered.',
          'Waste is sorted in every house; the folder says how.',
        ),
        h2('What we haven’t managed'),
        p(
          'About one house in three is still heated by old electric panels. And most of you come by car. We don’t have a good answer to that, other than suggesting a [bike](page-cycling) once you’re here.',
        ),
        h2('The dunes'),
        p(
          'Please keep to the paths. Marram grass survives storms but not shoes. A single track can become a hole within a winter.',
        ),
      ),
      seoTitle: 'Sustainability at Marram, warts and all',
      seoDescription:
        'What we do to use less, and what we haven’t solved yet: energy use, waste, linen and why it matters to keep to the paths in the dunes.',
    },
  },
)
