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
          'Dagen er kort. Det lysner ved otte-ni-tiden, og det er mørkt igen, før eftermiddagskaffen er drukket. Til gengæld er der plads: på stranden, i havnen og i kalenderen.',
        ),
        quote('Vi kommer i januar, fordi der ikke sker noget. Det er ikke let at finde andre steder.'),
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
          'Der Tag ist kurz. Gegen neun wird es hell, und zum Nachmittagskaffee ist es schon wieder dunkel. Dafür ist Platz: am Strand, im Hafen und im Kalender.',
        ),
        quote('Wir fahren im Januar, weil nichts los ist. Das findet man sonst kaum noch.'),
        h2('Was hat offen?'),
        p(
          'In den größeren Orten gibt es das ganze Jahr einen Laden. Viele Restaurants schließen unter der Woche, manche bis Ostern. Rufen Sie vorher an. Wo auch im Winter etwas los ist, steht bei den [Orten](page-areas).',
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
      intro: 'From November to March the coast belongs to people who light their own fires.',
      content: doc(
        p(
          'The days are short. It gets light around nine and it’s dark again by teatime. In return, there’s space: on the beach, in the harbour and in your diary.',
        ),
        quote('We come in January because there’s nothing going on. That’s hard to find anywhere else.'),
        h2('What’s open?'),
        p(
          'The larger places have a shop all year. Many restaurants close midweek, some until Easter, so ring first. The [area pages](page-areas) tell you where things stay lively.',
        ),
        h2('What does it cost?'),
        p(
          'Rents are lowest in January, and in February outside the school holidays. Heating costs more, so look at how much energy the house uses: a heat pump and a stove make a difference. You’ll find the figures under [Electricity and water](page-energy).',
        ),
      ),
      seoTitle: 'Holiday homes in winter by the North Sea | Marram',
      seoDescription:
        'Short days, long evenings and the beach to yourself. What’s open in winter, what the heating costs and who the coast suits at that time of year.',
    },
  },
)
