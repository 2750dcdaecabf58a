import type { workVisas as source } from '../pt/work-visas';

export const workVisas: Record<keyof typeof source, string> = {
  'service.eb1a.title': 'EB-1A: extraordinary ability',
  'service.eb1a.promise': 'A merit-based green card, no employer needed, for people at the top of their field.',
  'service.eb1a.intro':
    'The EB-1A is for people with sustained national or international acclaim in science, the arts, education, business or athletics. The petition is Form I-140, and you can file it for yourself.',
  'service.eb1a.includes_title': 'What is included',
  'service.eb1a.includes.0': 'Your profile reviewed against the ten USCIS criteria',
  'service.eb1a.includes.1': 'An evidence map: what works, what is missing, where to get it',
  'service.eb1a.includes.2': 'A template and outline for recommendation letters',
  'service.eb1a.includes.3': 'Your I-140 file, organized and indexed',
  'service.eb1a.price_label': 'per person: profile review and organized file',
  'service.eb1a.cta': 'Review my EB-1A',
  'service.eb1a.excludes': 'USCIS fees\nAttorney fees\nTranslations\nThe legal brief',
  'service.eb1a.whatsapp_msg': 'Hello! I would like you to review my profile for the EB-1A.',
  'service.eb1a.q.0': 'How many criteria do I need to meet?',
  'service.eb1a.a.0':
    'One major international award, or at least three of the ten criteria. Meeting three opens the door; USCIS then weighs everything together.',
  'service.eb1a.q.1': 'Do I need an attorney?',
  'service.eb1a.a.1':
    'The law lets you file on your own. Strategy and legal argument, though, are work for a licensed US attorney. You hire one separately, and we hand over the finished file.',
  'service.eb1a.description':
    'EB-1A green card for extraordinary ability: review against the ten criteria, evidence map and an organized I-140 file.',

  'service.eb2niw.title': 'EB-2 NIW: national interest',
  'service.eb2niw.promise': 'A green card for professionals whose work matters to the country, without a job offer.',
  'service.eb2niw.intro':
    'The EB-2 requires a master’s or doctorate, a bachelor’s plus five years of progressive experience, or exceptional ability. The National Interest Waiver removes the need for a job offer. We help you show why your project matters.',
  'service.eb2niw.includes_title': 'What is included',
  'service.eb2niw.includes.0': 'A check of the EB-2 requirements and your degree’s equivalency',
  'service.eb2niw.includes.1': 'An outline of your professional plan, built on the three Dhanasar prongs',
  'service.eb2niw.includes.2': 'An evidence map and outlines for letters',
  'service.eb2niw.includes.3': 'Your I-140 file, organized and indexed',
  'service.eb2niw.price_label': 'per person: profile review and organized file',
  'service.eb2niw.cta': 'Review my EB-2 NIW',
  'service.eb2niw.excludes': 'USCIS fees\nAttorney fees\nA formal credential evaluation\nTranslations',
  'service.eb2niw.whatsapp_msg': 'Hello! I would like you to review my profile for the EB-2 NIW.',
  'service.eb2niw.q.0': 'What are the three prongs?',
  'service.eb2niw.a.0':
    'They come from Matter of Dhanasar: your endeavor has substantial merit and national importance; you are well positioned to advance it; and, on balance, the US benefits from waiving the job offer.',
  'service.eb2niw.q.1': 'Can my family come with me?',
  'service.eb2niw.a.1':
    'Your spouse and unmarried children under 21 can receive green cards as dependents, once a visa is available for your priority date.',
  'service.eb2niw.description':
    'EB-2 NIW, the national interest green card: requirements, professional plan, evidence map and I-140 file.',

  'service.otherWork.title': 'Other work visas: H-1B, L-1 and O-1',
  'service.otherWork.promise': 'A specialty job, a transfer or talent: see what each visa asks for.',
  'service.otherWork.intro':
    'For these visas, a US employer or agent files the petition on Form I-129. We explain the path, organize your side of it, and prepare you for the consulate.',
  'service.otherWork.includes_title': 'What is included',
  'service.otherWork.includes.0': 'The requirements of H-1B, L-1 and O-1, side by side',
  'service.otherWork.includes.1': 'A document list for you and for the employer',
  'service.otherWork.includes.2': 'The DS-160 once the petition is approved',
  'service.otherWork.includes.3': 'Practice for the consular interview',
  'service.otherWork.price_label': 'per person',
  'service.otherWork.cta': 'See which visa fits',
  'service.otherWork.excludes': 'The I-129 petition\nUSCIS and consular fees\nAttorney fees',
  'service.otherWork.whatsapp_msg': 'Hello! I would like to know about the H-1B, L-1 and O-1 work visas.',
  'service.otherWork.q.0': 'Can I apply for an H-1B without an employer?',
  'service.otherWork.a.0':
    'No. A US employer must register you for the yearly selection, usually in March, and file the petition if you are selected. Some employers, such as universities, are exempt from the selection.',
  'service.otherWork.q.1': 'What is the difference between L-1 and O-1?',
  'service.otherWork.a.1':
    'The L-1 transfers a manager, executive or specialist within the same group of companies, after at least one continuous year abroad in the last three. The O-1 is for proven extraordinary ability, with an employer or agent.',
  'service.otherWork.description':
    'H-1B, L-1 and O-1 work visas: which one fits your case, documents, DS-160 and consular interview.',

  'service.specialCases.title': 'Special visa cases',
  'service.specialCases.promise': 'A refusal, a 221(g), an overstay, an I-130: understand first, then act.',
  'service.specialCases.intro':
    'Some cases do not fit a package: a refusal, a stalled application, an overstay, a name change, a petition by a citizen relative. We read your history and tell you what we can do and what is work for an attorney.',
  'service.specialCases.includes_title': 'What is included',
  'service.specialCases.includes.0': 'A review of your history and of letters from the consulate or USCIS',
  'service.specialCases.includes.1': 'A written summary of what each letter says and what we can prepare',
  'service.specialCases.includes.2': 'The forms and documents we agree on',
  'service.specialCases.includes.3': 'A clear statement of what needs an attorney',
  'service.specialCases.price_label': 'a fixed price, once we have read the case',
  'service.specialCases.cta': 'Describe my case',
  'service.specialCases.excludes': 'Government fees\nLegal opinions\nRepresentation by an attorney',
  'service.specialCases.whatsapp_msg': 'Hello! I have a special visa case and would like a quote.',
  'service.specialCases.q.0': 'What is a 221(g)?',
  'service.specialCases.a.0':
    'A refusal for now: a document is missing, or the case is in administrative processing. If documents were requested, submit them within one year and the consulate picks the case up again.',
  'service.specialCases.q.1': 'I overstayed. Can I come back?',
  'service.specialCases.a.1':
    'It depends on how long. More than 180 days of unlawful presence can keep you out for three years once you leave; a year or more, for ten. In some cases you can ask for a waiver: talk to an attorney.',
  'service.specialCases.description':
    'Special US visa cases: refusals, 221(g), overstays and I-130. A fixed quote in writing.',

  'service.complementary.title': 'Supporting documents',
  'service.complementary.promise': 'Letters, translations and statements that give your application weight.',
  'service.complementary.intro':
    'A good application rests on good documents. We prepare the one you are missing, in correct English and in the form the consulate, the school or USCIS expects.',
  'service.complementary.includes_title': 'What is included with each document',
  'service.complementary.includes.0': 'Writing, or translation into English',
  'service.complementary.includes.1': 'A translator’s certification, if it is a translation',
  'service.complementary.includes.2': 'A review of the document with you',
  'service.complementary.includes.3': 'A PDF ready to print or attach',
  'service.complementary.price_label': 'writing or translation, with a review',
  'service.complementary.cta': 'Order a document',
  'service.complementary.excludes': 'Notarization\nApostille\nSworn translation abroad\nPostage',
  'service.complementary.whatsapp_msg': 'Hello! I need supporting documents for my visa.',
  'service.complementary.q.0': 'Which documents do you prepare?',
  'service.complementary.a.0':
    'Invitation, employment and cover letters, study plans, statements of support, and translations of birth and marriage certificates, diplomas and bank statements. We only write what is true and you can prove.',
  'service.complementary.q.1': 'Does USCIS accept the translation?',
  'service.complementary.a.1':
    'Yes. USCIS accepts a full translation with a competent translator’s signed certification. It does not require a sworn translator.',
  'service.complementary.description':
    'Letters, certified translations and evidence for your US visa. Priced per document, delivered as a PDF.',
};
