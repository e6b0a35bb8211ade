import { toAsset, toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, p } from '../../builders/rich-text.ts'
import { cancellationTable, terms } from '../../words/terms.ts'

export const cancellation = page(
  'page-cancellation',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    image: toAsset('asset-dunes-storm'),
    sidebar: toEntries('text-sidebar-contact', 'entrances-sidebar-renting'),
  },
  {
    da: {
      title: 'Afbestilling og ombooking',
      slug: 'afbestilling',
      intro: 'Går det ikke efter planen, så sig til med det samme. Jo tidligere, jo mindre koster det.',
      content: doc(
        cancellationTable('da'),
        p(
          `Gebyret på ${terms.fee.da} betales ikke tilbage. Tilkøb som linned og brænde betaler vi altid tilbage. Det, der tæller, er dagen, hvor din besked når os.`,
        ),
        h2('Flyt opholdet i stedet'),
        p(
          `Indtil ${terms.rebookingDays} dage før ankomst kan du for ${terms.rebookingFee.da} flytte til andre dage eller et andet hus i samme kalenderår. Senere regnes det som en afbestilling.`,
        ),
        h2('Afbestillingssikring'),
        p(
          'Du kan købe en afbestillingssikring, når du booker. Den dækker sygdom, dødsfald og brand i din egen bolig, og så får du lejen tilbage. Sikringen er frivillig.',
        ),
        embed('fact-no-withdrawal'),
      ),
      seoTitle: 'Afbestilling og ombooking af sommerhus | Marram',
      seoDescription:
        'Se trin for trin, hvad en afbestilling koster, hvor længe du kan flytte opholdet, og hvad afbestillingssikringen dækker hos Marram.',
    },
    de: {
      title: 'Stornierung und Umbuchung',
      slug: 'storno-und-umbuchung',
      intro: 'Kommt etwas dazwischen, sagen Sie am besten gleich Bescheid. Je früher, desto weniger kostet es.',
      content: doc(
        cancellationTable('de'),
        p(
          `Die Gebühr von ${terms.fee.de} wird nicht erstattet. Zusatzleistungen wie Bettwäsche und Holz erstatten wir immer. Maßgeblich ist der Tag, an dem Ihre Nachricht bei uns eintrifft.`,
        ),
        h2('Lieber umbuchen'),
        p(
          `Bis ${terms.rebookingDays} Tage vor der Anreise wechseln Sie für ${terms.rebookingFee.de} auf andere Tage oder ein anderes Haus im selben Kalenderjahr. Danach gilt ein Wechsel als Stornierung.`,
        ),
        h2('Reiserücktrittsschutz'),
        p(
          'Bei der Buchung können Sie einen Rücktrittsschutz dazubuchen. Bei Krankheit, Todesfall oder Brand in der eigenen Wohnung bekommen Sie dann die Miete zurück. Der Schutz ist freiwillig.',
        ),
        embed('fact-no-withdrawal'),
      ),
      seoTitle: 'Storno und Umbuchung beim Ferienhaus | Marram',
      seoDescription:
        'Was eine Stornierung zu welchem Zeitpunkt kostet, bis wann Sie umbuchen können und was der Rücktrittsschutz abdeckt, Schritt für Schritt.',
    },
    en: {
      title: 'Cancelling and rebooking',
      slug: 'cancelling-and-rebooking',
      intro: 'If your plans change, tell us straight away. The sooner you do, the less it costs.',
      content: doc(
        cancellationTable('en'),
        p(
          `The fee of ${terms.fee.en} isn’t refunded. Extras such as linen and firewood always are. What counts is the day your message reaches us.`,
        ),
        h2('Changing your dates instead'),
        p(
          `Up to ${terms.rebookingDays} days before arrival you can switch to other dates or another house in the same calendar year for ${terms.rebookingFee.en}. After that, a change counts as a cancellation.`,
        ),
        h2('Cancellation cover'),
        p(
          'You can add cancellation cover when you book. It covers illness, a death or a fire in your own home, and you get your rent back. It’s optional.',
        ),
        embed('fact-no-withdrawal'),
      ),
      seoTitle: 'Cancelling and rebooking a holiday home | Marram',
      seoDescription:
        'What a cancellation costs at each stage, how long you can still change your dates and what the optional cancellation cover includes.',
    },
  },
)
