import { toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p, table, ul } from '../../builders/rich-text.ts'

export const privacy = page(
  'page-privacy',
  { layout: 'sidebar', template: 'standard', sidebar: toEntries('text-sidebar-demo', 'entrances-sidebar-legal') },
  {
    da: {
      title: 'Privatlivspolitik',
      slug: 'privatlivspolitik',
      intro:
        'Hvilke oplysninger vi har om dig, hvorfor, og hvornår vi sletter dem. Eksempeltekst til en demonstration.',
      content: doc(
        p('Dataansvarlig er Marram A/S, Blåvandvej 42, 6857 Blåvand, data@marram.example.'),
        h2('Hvad og hvor længe'),
        table(
          ['Oplysning', 'Til hvad', 'Grundlag', 'Slettes'],
          ['Navn, adresse, telefon, e-mail', 'lejeaftalen', 'aftale, art. 6, stk. 1, b', '5 år efter regnskabsåret'],
          ['Mobilnummer til sms', 'besked om, at huset er klar', 'samtykke', 'efter opholdet'],
          ['E-mail til nyhedsbrev', 'nyhedsbrevet', 'samtykke', 'når du melder dig fra'],
          ['Konto og favoritter', 'det, du gemmer hos os', 'aftale', 'når du sletter kontoen'],
          [
            'Fornavn, stemmer og kommentarer på en fælles liste',
            'at vælge hus sammen; alle med linket kan se dem',
            'aftale',
            '30 dage efter afstemningen, eller når du forlader listen',
          ],
          [
            'E-mail til en anmeldelse',
            'én mail efter opholdet, som du altid kan sige nej til',
            'legitim interesse',
            'sammen med bookingen; et nej gemmes uden din adresse',
          ],
          ['Formularer', 'at svare dig', 'legitim interesse', 'efter 12 måneder'],
          ['Serverlog uden fuld IP-adresse', 'drift og sikkerhed', 'legitim interesse', 'efter 14 dage'],
        ),
        h2('Hvem ser dem?'),
        p('Vores kontorer, den ejer du lejer af, og vores driftsleverandør i EU. Vi sælger ingen oplysninger.'),
        h2('Dine rettigheder'),
        ul(
          'Indsigt, rettelse og sletning',
          'Begrænsning, indsigelse og dataportabilitet',
          'Tilbagekaldelse af samtykke, når du vil',
          'Klage til Datatilsynet',
        ),
        p('Hvad der gemmes i din browser, kan du se på [cookielisten](page-cookies).'),
      ),
      seoTitle: 'Privatlivspolitik | Marram',
      seoDescription:
        'Hvilke personoplysninger Marram behandler, på hvilket grundlag, hvor længe de gemmes, hvem der ser dem, og hvilke rettigheder du har.',
    },
    de: {
      title: 'Datenschutzerklärung',
      slug: 'datenschutz',
      intro: 'Welche Daten wir über Sie haben, wozu und wann wir sie löschen. Mustertext für eine Vorführung.',
      content: doc(
        p('Verantwortlich ist die Marram A/S, Blåvandvej 42, 6857 Blåvand, Dänemark, data@marram.example.'),
        h2('Was und wie lange'),
        table(
          ['Angabe', 'Wozu', 'Grundlage', 'Löschung'],
          [
            'Name, Anschrift, Telefon, E-Mail',
            'Mietvertrag',
            'Vertrag, Art. 6 Abs. 1 b DSGVO',
            '5 Jahre nach dem Geschäftsjahr',
          ],
          ['Mobilnummer für SMS', 'Nachricht, dass das Haus fertig ist', 'Einwilligung', 'nach dem Aufenthalt'],
          ['E-Mail-Adresse für den Newsletter', 'Newsletter', 'Einwilligung mit Bestätigung', 'bei Abmeldung'],
          ['Konto und Merkliste', 'was Sie bei uns speichern', 'Vertrag', 'wenn Sie das Konto löschen'],
          [
            'Vorname, Stimmen und Kommentare auf einer gemeinsamen Liste',
            'gemeinsam ein Haus wählen; wer den Link hat, kann sie sehen',
            'Vertrag',
            '30 Tage nach der Abstimmung, oder wenn Sie die Liste verlassen',
          ],
          [
            'E-Mail für eine Bewertung',
            'eine E-Mail nach dem Aufenthalt, der Sie jederzeit widersprechen können',
            'berechtigtes Interesse',
            'mit der Buchung; ein Widerspruch bleibt, ohne Ihre Adresse',
          ],
          ['Formulare', 'Antwort an Sie', 'berechtigtes Interesse', 'nach 12 Monaten'],
          [
            'Serverprotokoll ohne volle IP-Adresse',
            'Betrieb und Sicherheit',
            'berechtigtes Interesse',
            'nach 14 Tagen',
          ],
        ),
        h2('Wer sieht sie?'),
        p('Unsere Büros, der Eigentümer Ihres Hauses und unser Rechenzentrum in der EU. Wir verkaufen keine Daten.'),
        h2('Ihre Rechte'),
        ul(
          'Auskunft, Berichtigung und Löschung',
          'Einschränkung, Widerspruch und Übertragbarkeit',
          'Widerruf jeder Einwilligung zu jeder Zeit',
          'Beschwerde bei der dänischen Behörde Datatilsynet oder bei Ihrer eigenen',
        ),
        p('Was in Ihrem Browser liegt, steht in der [Cookie-Liste](page-cookies).'),
      ),
      seoTitle: 'Datenschutzerklärung | Marram',
      seoDescription:
        'Welche personenbezogenen Daten Marram verarbeitet, auf welcher Grundlage, wie lange sie bleiben, wer sie sieht und welche Rechte Sie haben.',
    },
    en: {
      title: 'Privacy policy',
      slug: 'privacy',
      intro: 'What we know about you, why, and when we delete it. Sample text for a demonstration.',
      content: doc(
        p('The controller is Marram A/S, Blåvandvej 42, 6857 Blåvand, Denmark, data@marram.example.'),
        h2('What, and for how long'),
        table(
          ['Data', 'Purpose', 'Basis', 'Deleted'],
          [
            'Name, address, telephone, e-mail',
            'the rental agreement',
            'contract, Art. 6(1)(b) GDPR',
            '5 years after the financial year',
          ],
          ['Mobile number for texts', 'telling you the house is ready', 'consent', 'after the stay'],
          ['E-mail for the newsletter', 'the newsletter', 'confirmed consent', 'when you unsubscribe'],
          ['Account and favourites', 'what you save with us', 'contract', 'when you delete the account'],
          [
            'First name, votes and comments on a shared list',
            'choosing a house together; anyone with the link can see them',
            'contract',
            '30 days after the vote, or when you leave the list',
          ],
          [
            'E-mail for a review',
            'one e-mail after the stay; you can opt out at any time',
            'legitimate interest',
            'with the booking; an opt-out is kept, without your address',
          ],
          ['Forms', 'answering you', 'legitimate interest', 'after 12 months'],
          ['Server log without full IP address', 'operation and security', 'legitimate interest', 'after 14 days'],
        ),
        h2('Who sees it?'),
        p('Our offices, the owner you rent from and our hosting provider within the EU. We don’t sell data.'),
        h2('Your rights'),
        ul(
          'Access, correction and deletion',
          'Restriction, objection and portability',
          'Withdrawal of consent at any time',
          'Complaint to Datatilsynet, the Danish data protection agency',
        ),
        p('The [cookie list](page-cookies) says what’s stored in your browser.'),
      ),
      seoTitle: 'Privacy policy | Marram',
      seoDescription:
        'Which personal data Marram processes, on what basis, how long it is kept, who sees it and which rights you have over your information.',
    },
  },
)
