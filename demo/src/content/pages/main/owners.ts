import { toAsset, toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p, ul } from '../../builders/rich-text.ts'

export const owners = page(
  'page-owners',
  {
    layout: 'page',
    template: 'standard',
    menuKey: 'about',
    image: toAsset('asset-house-modern'),
    sections: toEntries('image-text-inspection'),
  },
  {
    da: {
      title: 'For husejere',
      slug: 'for-husejere',
      intro: 'Du bestemmer, hvornår huset er dit. Resten kan vi tage os af.',
      content: doc(
        h2('Sådan foregår det'),
        ul(
          'Vi kommer ud, ser huset og siger ærligt, hvad det kan tjene.',
          'Du spærrer de uger, du selv vil have. Det kan du ændre, så længe ingen har booket.',
          'Vi fotograferer, skriver, lejer ud, gør rent og holder øje.',
          'Du får penge og måleraflæsninger den 5. i hver måned.',
        ),
        h2('Regler, du skal kende'),
        p(
          'Udlejer du dit eget sommerhus privat, er der grænser for, hvor meget det må lejes ud om året. Vi gennemgår dem med dig, og kalenderen stopper selv ved grænsen.',
        ),
        p('Hvad er der tilbage efter skat? [Sammenlign bundfradraget med dine egne udgifter](/skatteberegning/).'),
        embed('form-owner'),
      ),
      seoTitle: 'Lej dit sommerhus ud gennem Marram',
      seoDescription:
        'Vil du leje dit sommerhus ud? Vi ser huset, passer det og lejer det ud, og du bestemmer dine egne uger. Få et ærligt bud uden binding.',
    },
    de: {
      title: 'Für Hauseigentümer',
      slug: 'fur-hauseigentumer',
      intro: 'Wann das Haus Ihnen gehört, bestimmen Sie. Um den Rest können wir uns kümmern.',
      content: doc(
        h2('So läuft es ab'),
        ul(
          'Wir kommen vorbei, sehen uns das Haus an und sagen ehrlich, was es einbringen kann.',
          'Sie sperren Ihre eigenen Wochen. Ändern lässt sich das, solange niemand gebucht hat.',
          'Wir fotografieren, beschreiben, vermieten, reinigen und sehen nach dem Rechten.',
          'Am 5. jedes Monats bekommen Sie Geld und Zählerstände.',
        ),
        h2('Was Sie wissen sollten'),
        p(
          'Wer in Dänemark privat vermietet, darf das nur bis zu einer jährlichen Obergrenze. Ein Ferienhaus können in der Regel nur Menschen mit Wohnsitz in Dänemark erwerben. Wir gehen die Regeln mit Ihnen durch.',
        ),
        p('Was bleibt nach Steuern? [Vergleichen Sie den Freibetrag mit Ihren Kosten](/steuerberechnung/).'),
        embed('form-owner'),
      ),
      seoTitle: 'Ihr Ferienhaus über Marram vermieten',
      seoDescription:
        'Sie besitzen ein Ferienhaus an der dänischen Westküste? Wir betreuen und vermieten es, Ihre eigenen Wochen bestimmen Sie selbst.',
    },
    en: {
      title: 'For owners',
      slug: 'for-owners',
      intro: 'You decide when the house is yours. We’ll take care of the rest.',
      content: doc(
        h2('How it works'),
        ul(
          'We come and look at the house, and tell you honestly what it could earn.',
          'You block the weeks you want for yourself. You can change them as long as nobody’s booked.',
          'We take the photos, write the description, let the house, clean it and keep an eye on it.',
          'On the 5th of every month you get your money and the meter readings.',
        ),
        h2('Rules worth knowing'),
        p(
          'Private owners in Denmark can only let a summer house up to a yearly limit. We’ll go through the rules with you, and the calendar stops automatically when you reach it.',
        ),
        p('What’s left after tax? [Compare the allowance with your own costs](/tax-calculation/).'),
        embed('form-owner'),
      ),
      seoTitle: 'Let your holiday home through Marram',
      seoDescription:
        'Thinking of letting your Danish summer house? We look after it and let it; you keep your own weeks. Ask for an honest estimate.',
    },
  },
)
