import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, quote } from '../../builders/rich-text.ts'

export const winter = page(
  'page-winter',
  {
    layout: 'page',
    template: 'standard',
    parent: toEntry('page-coast'),
    menuKey: 'coast',
    image: toAsset('asset-house-winter'),
    sections: toEntries('image-text-sauna'),
  },
  {
    da: {
      title: 'Vinter ved kysten',
      slug: 'vinter',
      intro: 'Fra november til marts hører kysten til dem, der selv tænder op.',
      content: doc(
        p(
          'Dagen er kort. Den lyser op ved otte-ni-tiden og er slut, før man har drukket eftermiddagskaffe. Til gengæld er der plads: på stranden, i havnen og i kalenderen.',
        ),
        quote('Vi kommer i januar, fordi der ikke sker noget. Det er svært at finde andre steder.'),
        h2('Hvad er åbent?'),
        p(
          'De større byer har købmand hele året. Mange restauranter holder lukket midt på ugen, og nogle helt til påske. Ring først. På [områdesiderne](page-areas) kan du se, hvor der er liv.',
        ),
        h2('Hvad koster det?'),
        p(
          'Lejen er lavest i januar og i februar uden for ferierne. Varmen koster mere, så se på husets forbrug: varmepumpe og brændeovn gør en forskel. Tallene står under [Strøm og vand](page-energy).',
        ),
      ),
      seoTitle: 'Sommerhus om vinteren ved Vesterhavet | Marram',
      seoDescription:
        'Korte dage, lange aftener og stranden for sig selv. Læs hvad der er åbent om vinteren, hvad huset koster at varme op, og hvem det passer.',
    },
    de: {
      title: 'Winter an der Küste',
      slug: 'winter',
      intro: 'Von November bis März gehört die Küste denen, die selbst Feuer machen.',
      content: doc(
        p(
          'Der Tag ist kurz. Gegen neun wird es hell, und vor dem Nachmittagskaffee ist es vorbei. Dafür ist Platz: am Strand, im Hafen und im Kalender.',
        ),
        quote('Wir fahren im Januar, weil nichts los ist. Das findet man sonst kaum noch.'),
        h2('Was hat offen?'),
        p(
          'In den größeren Orten gibt es das ganze Jahr einen Laden. Viele Restaurants schließen unter der Woche, manche bis Ostern. Rufen Sie vorher an. Wo auch im Winter etwas los ist, steht bei den [Gebieten](page-areas).',
        ),
        h2('Was kostet es?'),
        p(
          'Am niedrigsten ist die Miete im Januar und im Februar außerhalb der Ferien. Heizen kostet dafür mehr. Achten Sie auf den Verbrauch des Hauses: Wärmepumpe und Kaminofen machen einen Unterschied. Zahlen stehen unter [Strom und Wasser](page-energy).',
        ),
      ),
      seoTitle: 'Ferienhaus im Winter an der Nordsee | Marram',
      seoDescription:
        'Kurze Tage, lange Abende und der Strand für Sie allein. Was im Winter offen hat, was das Heizen kostet und für wen die Küste dann passt.',
    },
    en: {
      title: 'Winter on the coast',
      slug: 'winter',
      intro: 'From November to March the coast belongs to those who light their own fire.',
      content: doc(
        p(
          'The day is short. It grows light towards nine and is over before tea. In return there’s room: on the beach, in the harbour and in the diary.',
        ),
        quote('We come in January because nothing happens. That’s hard to find elsewhere.'),
        h2('What is open?'),
        p(
          'The larger places have a shop all year. Many restaurants close midweek, some until Easter, so call first. The [area pages](page-areas) say where there is life.',
        ),
        h2('What does it cost?'),
        p(
          'Rents are lowest in January, and in February outside school holidays. Heating costs more, so look at the consumption of the house: a heat pump and a stove make a difference. Figures are under [electricity and water](page-energy).',
        ),
      ),
      seoTitle: 'Holiday homes in winter by the North Sea | Marram',
      seoDescription:
        'Short days, long evenings and the beach to yourself. What is open in winter, what heating costs and whom the coast suits at that time.',
    },
  },
)
