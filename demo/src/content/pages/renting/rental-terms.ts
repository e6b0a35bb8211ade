import { toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, embed, h2, ol, p } from '../../builders/rich-text.ts'
import { cancellationTable, clock, extraPrices as extra, terms } from '../../words/terms.ts'

export const rentalTermsPage = page(
  'page-terms',
  {
    layout: 'sidebar',
    template: 'standard',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    sidebar: toEntries('text-sidebar-demo', 'entrances-sidebar-legal'),
  },
  {
    da: {
      title: 'Lejebetingelser',
      slug: 'lejebetingelser',
      intro: 'Betingelserne for leje af sommerhus gennem Marram A/S. Dette er et eksempel og ikke en virkelig aftale.',
      content: doc(
        h2('1. Parterne'),
        p(
          'Du lejer af husets ejer. Marram A/S formidler lejen, modtager betalingen og er den, du henvender dig til. Ved hvert hus står, om ejeren er privat eller erhvervsdrivende.',
        ),
        h2('2. Aftalen'),
        p(
          `Aftalen er indgået, når du har trykket _Book med betalingsforpligtelse_ og har fået vores bekræftelse på e-mail. Lejeren skal være fyldt ${terms.minAge} år.`,
        ),
        h2('3. Betaling'),
        ol(
          `${terms.firstPercent} % af leje og obligatorisk rengøring samt gebyret på ${terms.fee.da} forfalder ${terms.firstDays} dage efter bookingen.`,
          `Resten med alle tilkøb forfalder ${terms.restDays} dage før ankomst.`,
          `Booker du ${terms.restDays} dage før ankomst eller senere, forfalder hele beløbet på én gang.`,
        ),
        h2('4. Forbrug'),
        p(
          `Strøm og vand afregnes efter måler til prisen på ankomstdagen, for tiden ${extra.electricity.da} pr. kWh og ${extra.water.da} pr. kubikmeter. Regningen kommer inden for to uger efter afrejse.`,
        ),
        h2('5. Brug af huset'),
        p(
          `Huset er dit fra kl. ${terms.checkIn} til kl. ${terms.checkOut} på afrejsedagen, eller kl. ${terms.checkOutCleaned} hvis vi gør rent. Det maksimale antal personer og dyr må ikke overskrides. Telte og campingvogne er ikke tilladt på grunden.`,
        ),
        h2('6. Fejl og mangler'),
        p(
          'Meld fejl straks og senest dagen efter, at du har opdaget dem, så vi kan rette dem. Skader, du selv er skyld i, skal du erstatte.',
        ),
        h2('7. Afbestilling og flytning'),
        cancellationTable('da'),
        p(
          `Ombooking koster ${terms.rebookingFee.da} og er mulig indtil ${terms.rebookingDays} dage før ankomst inden for samme kalenderår.`,
        ),
        embed('fact-no-withdrawal'),
        h2('8. Klage og lovvalg'),
        p(
          'Er vi ikke enige, kan du klage til Ankenævnet for Feriehusudlejning, hvis bureauet er medlem, og ellers til Mæglingsteamet for Forbrugerklager. Dansk ret gælder. Har du bopæl i et andet EU-land, beholder du den beskyttelse, som ufravigelige regler dér giver dig.',
        ),
      ),
      seoTitle: 'Lejebetingelser for sommerhuse | Marram',
      seoDescription:
        'Parter, betaling i to rater, forbrug efter måler, brug af huset, mangler, afbestilling og klage: lejebetingelserne hos Marram samlet.',
    },
    de: {
      title: 'Mietbedingungen',
      slug: 'mietbedingungen',
      intro:
        'Bedingungen für die Miete eines Ferienhauses über die Marram A/S. Dies ist ein Muster und kein wirklicher Vertrag.',
      content: doc(
        h2('1. Die Parteien'),
        p(
          'Sie mieten vom Eigentümer des Hauses. Die Marram A/S vermittelt die Miete, nimmt die Zahlung entgegen und ist Ihr Ansprechpartner. Bei jedem Haus steht, ob der Eigentümer privat oder gewerblich vermietet.',
        ),
        h2('2. Der Vertrag'),
        p(
          `Der Vertrag kommt zustande, wenn Sie _Zahlungspflichtig buchen_ gedrückt und unsere Bestätigung per E-Mail erhalten haben. Mieter müssen mindestens ${terms.minAge} Jahre alt sein.`,
        ),
        h2('3. Zahlung'),
        ol(
          `${terms.firstPercent} % von Miete und Pflichtreinigung sowie die Gebühr von ${terms.fee.de} sind ${terms.firstDays} Tage nach der Buchung fällig.`,
          `Der Rest mit allen Zusatzleistungen ist ${terms.restDays} Tage vor der Anreise fällig.`,
          `Buchen Sie ${terms.restDays} Tage vor der Anreise oder später, ist der ganze Betrag auf einmal fällig.`,
        ),
        h2('4. Verbrauch'),
        p(
          `Strom und Wasser werden nach Zähler zum Preis am Anreisetag abgerechnet, derzeit ${extra.electricity.de} pro kWh und ${extra.water.de} pro Kubikmeter. Die Abrechnung kommt innerhalb von zwei Wochen nach der Abreise.`,
        ),
        h2('5. Nutzung des Hauses'),
        p(
          `Das Haus steht Ihnen von ${terms.checkIn} Uhr bis ${terms.checkOut} Uhr am Abreisetag zu, oder bis ${terms.checkOutCleaned} Uhr, wenn wir reinigen. Die Höchstzahl von Personen und Tieren darf nicht überschritten werden. Zelte und Wohnwagen sind auf dem Grundstück nicht erlaubt.`,
        ),
        h2('6. Mängel'),
        p(
          'Melden Sie Mängel sofort, spätestens am Tag nach der Entdeckung, damit wir sie beheben können. Für Schäden, die Sie verschulden, kommen Sie auf.',
        ),
        h2('7. Stornierung und Umbuchung'),
        cancellationTable('de'),
        p(
          `Umbuchen können Sie bis ${terms.rebookingDays} Tage vor der Anreise innerhalb desselben Kalenderjahres, für ${terms.rebookingFee.de}.`,
        ),
        embed('fact-no-withdrawal'),
        h2('8. Beschwerden und Recht'),
        p(
          'Wir sind nicht bereit und nicht verpflichtet, an einem Streitbeilegungsverfahren vor einer deutschen Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). In Dänemark können Sie sich an die Beschwerdestelle Ankenævnet for Feriehusudlejning wenden, wenn die Agentur dort Mitglied ist, sonst an Mæglingsteamet for Forbrugerklager. Es gilt dänisches Recht; zwingender Verbraucherschutz Ihres Wohnsitzstaates bleibt unberührt.',
        ),
      ),
      seoTitle: 'Mietbedingungen für Ferienhäuser | Marram',
      seoDescription:
        'Parteien, Zahlung in zwei Raten, Verbrauch nach Zähler, Nutzung, Mängel, Storno und Recht: die Mietbedingungen von Marram im Überblick.',
    },
    en: {
      title: 'Rental terms',
      slug: 'rental-terms',
      intro: 'The terms for renting a holiday home through Marram A/S. This is an example, not a real contract.',
      content: doc(
        h2('1. The parties'),
        p(
          'You rent from the owner of the house. Marram A/S arranges the rental, receives the payment and is your point of contact. The page of each house states whether the owner lets it privately or as a business.',
        ),
        h2('2. The agreement'),
        p(
          `The agreement is made once you have pressed _Book with obligation to pay_ and received our confirmation by e-mail. The renter must be at least ${terms.minAge} years old.`,
        ),
        h2('3. Payment'),
        ol(
          `${terms.firstPercent}% of rent and mandatory cleaning, and the fee of ${terms.fee.en}, fall due ${terms.firstDays} days after booking.`,
          `The remainder with all extras falls due ${terms.restDays} days before arrival.`,
          `If you book ${terms.restDays} days before arrival or later, the whole amount falls due at once.`,
        ),
        h2('4. Electricity and water'),
        p(
          `Electricity and water are metered and charged at the price on the day of arrival, currently ${extra.electricity.en} per kWh and ${extra.water.en} per cubic metre. You will receive the bill within two weeks of departure.`,
        ),
        h2('5. Using the house'),
        p(
          `The house is yours from ${clock(terms.checkIn)} until ${clock(terms.checkOut)} on the day of departure, or until ${clock(terms.checkOutCleaned)} if we do the cleaning. The maximum number of people and animals must not be exceeded. Tents and caravans are not allowed on the plot.`,
        ),
        h2('6. Defects'),
        p(
          'Report defects immediately, and no later than the day after you notice them, so that we can put them right. You must pay for any damage you cause.',
        ),
        h2('7. Cancelling and rebooking'),
        cancellationTable('en'),
        p(
          `You can rebook up to ${terms.rebookingDays} days before arrival, to dates within the same calendar year, for a fee of ${terms.rebookingFee.en}.`,
        ),
        embed('fact-no-withdrawal'),
        h2('8. Complaints and law'),
        p(
          'If we can’t agree, you can complain to Ankenævnet for Feriehusudlejning, the Danish board for holiday home rentals, if the agency is a member, or otherwise to Mæglingsteamet for Forbrugerklager, the Danish consumer mediation team. Danish law applies. If you live elsewhere, you keep the protection that mandatory consumer rules there give you.',
        ),
      ),
      seoTitle: 'Rental terms for holiday homes | Marram',
      seoDescription:
        'Parties, payment in two instalments, metered electricity and water, using the house, defects, cancellation and law: the rental terms of Marram.',
    },
  },
)
