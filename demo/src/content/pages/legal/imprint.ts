import { toEntries } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, h2, p } from '../../builders/rich-text.ts'

export const imprint = page(
  'page-imprint',
  { layout: 'sidebar', template: 'standard', sidebar: toEntries('text-sidebar-demo', 'entrances-sidebar-legal') },
  {
    da: {
      title: 'Firmaoplysninger',
      slug: 'virksomhedsoplysninger',
      intro: 'Hvem der står bag siden. Selskabet er opdigtet: Det er en del af en demonstration.',
      content: doc(
        h2('Selskabet'),
        p(
          'Marram A/S\nBlåvandvej 42, 6857 Blåvand\nCVR 12\u00a034\u00a056\u00a078\nDirektør: Karen Lund\nTelefon +45 75 00 19 66\nE-mail post@marram.example',
        ),
        h2('Kontaktpunkt efter DSA'),
        p(
          'Myndigheder og brugere kan skrive til dsa@marram.example på dansk, tysk og engelsk. Her kan du også anmelde ulovligt indhold, for eksempel en anmeldelse eller et billede.',
        ),
        h2('Tilsyn og klage'),
        p(
          'Klager kan du sende til os eller til Mæglingsteamet for Forbrugerklager; er bureauet medlem, til Ankenævnet for Feriehusudlejning. Forbrugerombudsmanden fører tilsyn med markedsføringen.',
        ),
        h2('Ansvar for indhold'),
        p(
          'Redaktør: Mette Kjær. Tegningerne er vores egne. Oplysningerne om husene kommer fra ejerne og er kontrolleret af os.',
        ),
      ),
      seoTitle: 'Virksomhedsoplysninger | Marram',
      seoDescription:
        'Selskab, adresse, CVR-nummer, kontaktpunkt efter DSA, tilsyn og klagemuligheder for Marram A/S. Selskabet er opdigtet til demonstration.',
    },
    de: {
      title: 'Impressum',
      slug: 'impressum',
      intro: 'Wer hinter dieser Seite steht. Das Unternehmen ist erfunden: Es ist Teil einer Vorführung.',
      content: doc(
        h2('Anbieter'),
        p(
          'Marram A/S\nBlåvandvej 42, 6857 Blåvand, Dänemark\nDänische Firmennummer (CVR) 12\u00a034\u00a056\u00a078\nUSt-IdNr. DK12345678\nVertreten durch die Geschäftsführerin Karen Lund\nTelefon +45 75 00 19 66\nE-Mail post@marram.example',
        ),
        h2('Verbraucherstreitbeilegung'),
        p(
          'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
        ),
        h2('Kontaktstelle nach dem Gesetz über digitale Dienste'),
        p(
          'Behörden und Nutzer erreichen uns unter dsa@marram.example auf Deutsch, Dänisch und Englisch. Dort können Sie auch rechtswidrige Inhalte melden, etwa eine Bewertung oder ein Bild.',
        ),
        h2('Verantwortlich für den Inhalt'),
        p(
          'Mette Kjær, Anschrift wie oben. Die Zeichnungen sind unsere eigenen. Angaben zu den Häusern stammen von den Eigentümern und wurden von uns geprüft.',
        ),
      ),
      seoTitle: 'Impressum | Marram Ferienhäuser',
      seoDescription:
        'Anbieter, Anschrift, CVR-Nummer, Verbraucherstreitbeilegung und Kontaktstelle der Marram A/S. Das Unternehmen ist für eine Vorführung erfunden.',
    },
    en: {
      title: 'Legal notice',
      slug: 'legal-notice',
      intro: 'Who’s behind this site. The company is fictional: it’s part of a demonstration.',
      content: doc(
        h2('The company'),
        p(
          'Marram A/S\nBlåvandvej 42, 6857 Blåvand, Denmark\nDanish company number (CVR) 12\u00a034\u00a056\u00a078\nManaging director: Karen Lund\nTelephone +45 75 00 19 66\nE-mail post@marram.example',
        ),
        h2('Contact point under the Digital Services Act'),
        p(
          'Authorities and users can write to dsa@marram.example in English, German or Danish. You can report illegal content there too, such as a review or a picture.',
        ),
        h2('Supervision and complaints'),
        p(
          'Send complaints to us or to Mæglingsteamet for Forbrugerklager, the Danish consumer mediation team; if the agency is a member, to Ankenævnet for Feriehusudlejning. The Danish Consumer Ombudsman supervises marketing.',
        ),
        h2('Responsible for the content'),
        p(
          'Mette Kjær. The drawings are our own. Details of the houses come from their owners and have been checked by us.',
        ),
      ),
      seoTitle: 'Legal notice | Marram holiday homes',
      seoDescription:
        'Company, address, CVR number, contact point under the Digital Services Act and complaints for Marram A/S, a company invented for a demo.',
    },
  },
)
