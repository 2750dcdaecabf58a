export const pt = {
  'override.label': 'Partes da sua máquina',
  'override.running': '{{part}} vem de {{address}}',
  'override.failed': 'Falhou ({{phase}}): no lugar dela está a versão do site.',
  'override.remove': 'Remover',
  'override.remove_part': 'Remover {{part}}',
  'override.refused_part': 'Ignorado: “{{asked}}” não diz parte@endereço. As partes são {{parts}}.',
  'override.refused_address': 'Ignorado: “{{asked}}” precisa de um endereço como http://localhost:3003.',
  'override.refused_host': 'Ignorado: em “{{asked}}” só vale a própria máquina, localhost ou 127.0.0.1.',
  'override.dismiss': 'Fechar',
};
