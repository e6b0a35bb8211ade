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
      intro: 'En ferie er aldrig gratis for naturen. Her er, hvad vi gør, og hvad vi ikke har løst.',
      content: doc(
        h2('Det gør vi'),
        ul(
          'Vi viser hvert hus’ forbrug, så det kan betale sig at vælge et, der bruger lidt.',
          'Strømmen på vores kontorer kommer fra vindmøller.',
          'Linned vaskes lokalt og kun, når det er bestilt.',
          'Affald sorteres i alle huse, og mappen siger hvordan.',
        ),
        h2('Det mangler'),
        p(
          'Omkring hvert tredje hus opvarmes stadig med gamle elpaneler. Og de fleste af jer kommer i bil. Vi har ikke noget godt svar på det sidste, ud over at nævne [cyklen](page-cycling), når I er her.',
        ),
        h2('Klitten'),
        p('Brug stierne. Hjælmen tåler storm, men ikke sko. Ét spor gennem græsset kan blive til et hul på en vinter.'),
      ),
      seoTitle: 'Bæredygtighed hos Marram, uden pynt',
      seoDescription:
        'Hvad gør vi for at bruge mindre, og hvad mangler? Om husenes forbrug, affald, linned og hvorfor man skal blive på stierne i klitten.',
    },
    de: {
      title: 'Nachhaltigkeit ohne Zierrat',
      slug: 'nachhaltigkeit',
      intro: 'Kein Urlaub ist für die Natur umsonst. Was wir tun und was wir nicht gelöst haben.',
      content: doc(
        h2('Was wir tun'),
        ul(
          'Wir zeigen den Verbrauch jedes Hauses. So lohnt es sich, ein sparsames zu wählen.',
          'Der Strom in unseren Büros kommt aus Windkraft.',
          'Wäsche wird vor Ort gewaschen, und nur, wenn sie bestellt ist.',
          'Müll wird in allen Häusern getrennt. Wie, steht in der Mappe.',
        ),
        h2('Was fehlt'),
        p(
          'Etwa jedes dritte Haus heizt noch mit alten Elektroheizkörpern. Und die meisten von Ihnen kommen mit dem Auto. Darauf haben wir keine gute Antwort, außer vor Ort das [Fahrrad](page-cycling) zu nennen.',
        ),
        h2('Die Düne'),
        p(
          'Bleiben Sie auf den Wegen. Strandhafer hält Stürme aus, aber keine Schuhe. Aus einer Spur kann in einem Winter ein Loch werden.',
        ),
      ),
      seoTitle: 'Nachhaltigkeit bei Marram, ohne Zierrat',
      seoDescription:
        'Was wir tun, um weniger zu verbrauchen, und was noch fehlt: über Verbrauch, Müll, Wäsche und warum man in der Düne auf den Wegen bleibt.',
    },
    en: {
      title: 'Sustainability, plainly',
      slug: 'sustainability',
      intro: 'No holiday is free for nature. What we do, and what we haven’t solved.',
      content: doc(
        h2('What we do'),
        ul(
          'We show the consumption of each house, so that choosing a thrifty one pays.',
          'The electricity in our offices comes from wind.',
          'Linen is washed locally, and only when ordered.',
          'Waste is sorted in every house; the folder says how.',
        ),
        h2('What is missing'),
        p(
          'About one house in three is still heated by old electric panels. And most of you come by car. We have no good answer to that, beyond suggesting a [bicycle](page-cycling) once you’re here.',
        ),
        h2('The dune'),
        p(
          'Please keep to the paths. Marram grass survives storms but not shoes. A single track can become a hole within a winter.',
        ),
      ),
      seoTitle: 'Sustainability at Marram, plainly told',
      seoDescription:
        'What we do to use less and what is still missing: about the consumption of houses, waste, linen and why to keep to the dune paths.',
    },
  },
)
