import { type Editions, toAsset, toEntries, toEntry } from '../builders/entry.ts'
import { department } from '../builders/kinds.ts'

type Texts = { openingHours: string; keyDelivery: string; outsideHours: string }

const wholeDay: Editions<string> = {
  da: 'Mandag til lørdag kl. 9-20\nSøndag kl. 8-20 fra april til oktober\nSøndag lukket fra november til marts',
  de: 'Montag bis Samstag 9 bis 20 Uhr\nSonntag 8 bis 20 Uhr von April bis Oktober\nSonntag geschlossen von November bis März',
  en: 'Monday to Saturday 9 am to 8 pm\nSunday 8 am to 8 pm from April to October\nSunday closed from November to March',
}

const shortDay: Editions<string> = {
  da: 'Mandag til fredag kl. 10-16\nLørdag kl. 9-20\nSøndag kl. 10-16 fra april til oktober, ellers lukket',
  de: 'Montag bis Freitag 10 bis 16 Uhr\nSamstag 9 bis 20 Uhr\nSonntag 10 bis 16 Uhr von April bis Oktober, sonst geschlossen',
  en: 'Monday to Friday 10 am to 4 pm\nSaturday 9 am to 8 pm\nSunday 10 am to 4 pm from April to October, otherwise closed',
}

function texts(hours: Editions<string>, keys: Editions<string>, late: Editions<string>): Editions<Texts> {
  const of = (key: 'da' | 'de' | 'en') => ({
    openingHours: hours[key],
    keyDelivery: keys[key],
    outsideHours: late[key],
  })
  return { da: of('da'), de: of('de'), en: of('en') }
}

/** The footer shows them in this order. */
export const departments = [
  department(
    'department-blavand',
    {
      title: 'Blåvand',
      address: { address: 'Blåvandvej 42', zipcode: '6857', city: 'Blåvand' },
      location: { lat: 55.5585, lon: 8.1285 },
      email: 'blavand@marram.example',
      phone: '+45 75 00 19 66',
      sortOrder: 1,
      page: toEntry('page-office-blavand'),
      areas: toEntries('area-blavand', 'area-ho', 'area-oksbol'),
      image: toAsset('asset-house-wood'),
    },
    texts(
      wholeDay,
      {
        da: 'Nøglen ligger klar ved skranken fra kl. 15. Sig husets nummer og vis billedlegitimation.',
        de: 'Der Schlüssel liegt ab 15 Uhr am Schalter bereit. Nennen Sie die Hausnummer und zeigen Sie einen Ausweis.',
        en: 'The key is ready at the desk from 3 pm. Tell us the house number and show some identification.',
      },
      {
        da: 'Kommer du efter lukketid, ligger nøglen i boksen til venstre for døren. Koden får du på sms samme dag.',
        de: 'Kommen Sie nach Büroschluss, liegt der Schlüssel im Fach links der Tür. Den Code erhalten Sie am selben Tag per SMS.',
        en: 'If you arrive after closing, the key is in the locker to the left of the door. We text you the code that day.',
      },
    ),
  ),
  department(
    'department-henne-strand',
    {
      title: 'Henne Strand',
      address: { address: 'Strandvejen 418', zipcode: '6854', city: 'Henne' },
      location: { lat: 55.7372, lon: 8.1835 },
      email: 'henne@marram.example',
      phone: '+45 75 00 19 67',
      sortOrder: 2,
      page: toEntry('page-office-henne-strand'),
      areas: toEntries(
        'area-henne-strand',
        'area-houstrup',
        'area-vejers-strand',
        'area-graerup',
        'area-nymindegab',
        'area-bork-havn',
      ),
      image: toAsset('asset-house-thatched'),
    },
    texts(
      wholeDay,
      {
        da: 'Vi udleverer nøgler fra kl. 15 i kontoret på hjørnet. Du kan holde i gården bagved, mens du henter den.',
        de: 'Schlüssel geben wir ab 15 Uhr im Büro an der Ecke aus. Parken können Sie solange im Hof dahinter.',
        en: 'We hand out keys from 3 pm in the office on the corner. You may park in the yard behind it meanwhile.',
      },
      {
        da: 'Om aftenen og om natten står nøgleskabet i indgangen åbent for dig med den kode, vi har sendt på sms.',
        de: 'Abends und nachts öffnen Sie den Schlüsselschrank im Eingang mit dem Code aus unserer SMS.',
        en: 'In the evening and at night you open the key cabinet in the porch with the code from our text message.',
      },
    ),
  ),
  department(
    'department-hvide-sande',
    {
      title: 'Hvide Sande',
      address: { address: 'Nørregade 9', zipcode: '6960', city: 'Hvide Sande' },
      location: { lat: 56.0005, lon: 8.1268 },
      email: 'hvidesande@marram.example',
      phone: '+45 97 00 19 66',
      sortOrder: 3,
      page: toEntry('page-office-hvide-sande'),
      areas: toEntries('area-hvide-sande', 'area-sondervig', 'area-klegod', 'area-argab', 'area-bjerregard'),
      image: toAsset('asset-harbour'),
    },
    texts(
      shortDay,
      {
        da: 'Fra kl. 15 får du nøglen på kontoret ved havnen. På lørdage i juli har vi en ekstra skranke i døren.',
        de: 'Ab 15 Uhr bekommen Sie den Schlüssel im Büro am Hafen. An Samstagen im Juli steht ein zweiter Schalter in der Tür.',
        en: 'From 3 pm you get the key at the office by the harbour. On Saturdays in July there’s a second desk in the doorway.',
      },
      {
        da: 'Er her lukket, finder du nøglen i skabet under halvtaget mod havnen. Koden står i sms’en fra ankomstdagen.',
        de: 'Ist geschlossen, finden Sie den Schlüssel im Schrank unter dem Vordach zum Hafen. Der Code steht in der SMS vom Anreisetag.',
        en: 'If we’re closed, the key is in the cabinet under the canopy facing the harbour. The code is in the text of the day.',
      },
    ),
  ),
  department(
    'department-romo',
    {
      title: 'Rømø',
      address: { address: 'Havnebyvej 112', zipcode: '6792', city: 'Rømø' },
      location: { lat: 55.0885, lon: 8.561 },
      email: 'romo@marram.example',
      phone: '+45 74 00 19 66',
      sortOrder: 4,
      page: toEntry('page-office-romo'),
      areas: toEntries('area-romo', 'area-fano'),
      image: toAsset('asset-house-modern'),
    },
    texts(
      shortDay,
      {
        da: 'Nøgler til Rømø henter du her fra kl. 15. Til husene på Fanø ligger nøglen i en boks ved huset.',
        de: 'Schlüssel für Rømø holen Sie hier ab 15 Uhr. Bei den Häusern auf Fanø liegt der Schlüssel in einem Tresor am Haus.',
        en: 'Collect keys for Rømø here from 3 pm. For houses on Fanø the key is in a small safe at the house.',
      },
      {
        da: 'Efter lukketid bruger du nøgleboksen ved porten. Den er oplyst, og koden er sendt til din mobil.',
        de: 'Nach Büroschluss benutzen Sie den Tresor am Tor. Er ist beleuchtet, der Code ist auf Ihrem Mobiltelefon.',
        en: 'After hours use the safe by the gate. It’s lit, and the code has been sent to your mobile phone.',
      },
    ),
  ),
]
