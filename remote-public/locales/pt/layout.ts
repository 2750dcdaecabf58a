export const layout = {
  'layout.home': 'Início',
  'layout.trail': 'Você está em',
  'layout.organization':
    'Consultoria para vistos, abertura de empresas, impostos e sites nos Estados Unidos, em português, inglês e espanhol.',
  'layout.talk': 'Fale com a gente',
  'layout.talk_message': 'Olá! Quero conversar sobre os serviços da {{brand}}.',
  'layout.pause_films': 'Pausar os vídeos',
  'layout.play_films': 'Reproduzir os vídeos',
  'closing.title': 'Conte o seu caso. O preço vem antes.',
  'closing.lead': 'Respondemos com o que falta, quanto custa e o que depende do governo. Conversar não custa nada.',
  'closing.prices': 'Ver preços',
};
