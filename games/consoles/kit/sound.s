; Music and sound effects: four channels (0 and 1 pulse, 2 triangle, 3 noise), updated once a picture from the NMI.
; A channel's stream: 0-95 note, 96 rest, 97 hold, $80-$BF length in rows, $C0-$DF instrument,
; $F0 n begin of a part that is played n times, $F1 its end, $FF and an address: go on there.
; An effect: channel, then steps of length in pictures, volume with duty, period low, period high; a length of 0 ends it.

        .export sound_update, sound_reset, _music_play, _music_stop, _sfx_play
        .import instruments, note_low, note_high
        .importzp _frames

        .zeropage
stream:   .res 2
table:    .res 2
period:   .res 2
volume:   .res 1
song:     .res 2        ; of the main program, which the NMI may interrupt

        .bss
playing:  .res 1
speed:    .res 1
tick:     .res 1
pos_low:  .res 4
pos_high: .res 4
rows:     .res 4        ; until the next note
length:   .res 4
note:     .res 4        ; 96: silent
inst:     .res 4
env_pos:  .res 4
arp_pos:  .res 4
age:      .res 4
part_low: .res 4
part_high:.res 4
part_left:.res 4
sfx_low:  .res 4
sfx_high: .res 4        ; 0: no effect on this channel
sfx_wait: .res 4
last_high:.res 4        ; what was written to $4003 and $4007, as writing it again clicks

        .rodata
register: .byte 0, 4, 8, 12

        .code
sound_reset:
        lda #$0F
        sta $4015
        lda #$30
        sta $4000
        sta $4004
        sta $400C
        lda #$80
        sta $4008
        lda #8
        sta $4001
        sta $4005
        lda #0
        sta playing
        ldx #3
@none:  sta sfx_high,x
        dex
        bpl @none
        lda #$FF
        sta last_high
        sta last_high+1
        rts

_music_stop:
        lda #0
        sta playing
        rts

; void music_play(const u8 *song): speed, then the four streams.
_music_play:
        ldy #0
        sty playing             ; the NMI looks away meanwhile
        sta song
        stx song+1
        jsr song_byte
        sta speed
        lda #1
        sta tick
        ldx #0
@channel:
        jsr song_byte
        sta pos_low,x
        jsr song_byte
        sta pos_high,x
        lda #1
        sta rows,x
        sta length,x
        lda #96
        sta note,x
        lda #0
        sta inst,x
        sta part_left,x
        inx
        cpx #4
        bne @channel
        lda #1
        sta playing
        rts

song_byte:
        ldy #0
        lda (song),y
        inc song
        bne @same
        inc song+1
@same:  rts

; void sfx_play(const u8 *effect)
_sfx_play:
        sta song
        stx song+1
        jsr song_byte
        tax
        lda #0
        sta sfx_high,x
        lda #1
        sta sfx_wait,x
        lda song
        sta sfx_low,x
        lda song+1
        sta sfx_high,x
        rts

sound_update:
        lda playing
        beq @voices
        dec tick
        bne @voices
        lda speed
        sta tick
        ldx #3
@row:   dec rows,x
        bne @held
        jsr read_stream
@held:  dex
        bpl @row
@voices:ldx #3
@voice: lda sfx_high,x
        beq @music
        jsr play_effect
        jmp @next
@music: jsr play_voice
@next:  dex
        bpl @voice
        rts

; The next note of channel X.
read_stream:
        lda pos_high,x
        bne @plays
        lda #255
        sta rows,x
        rts
@plays: sta stream+1
        lda pos_low,x
        sta stream
next_command:
        jsr stream_byte
        cmp #96
        bcc @note
        beq @rest
        cmp #97
        beq @done
        cmp #$C0
        bcc @length
        cmp #$E0
        bcc @instrument
        cmp #$F0
        beq @begin
        cmp #$F1
        beq @end
        jsr stream_byte         ; $FF: go on elsewhere
        pha
        jsr stream_byte
        sta stream+1
        pla
        sta stream
        jmp next_command
@length:and #$3F
        sta length,x
        jmp next_command
@instrument:
        and #$1F
        sta inst,x
        jmp next_command
@begin: jsr stream_byte
        sta part_left,x
        lda stream
        sta part_low,x
        lda stream+1
        sta part_high,x
        jmp next_command
@end:   dec part_left,x
        beq next_command
        lda part_low,x
        sta stream
        lda part_high,x
        sta stream+1
        jmp next_command
@note:  sta note,x
        lda #0
        sta env_pos,x
        sta arp_pos,x
        sta age,x
        jmp @done
@rest:  sta note,x
@done:  lda length,x
        sta rows,x
        lda stream
        sta pos_low,x
        lda stream+1
        sta pos_high,x
        rts

stream_byte:
        ldy #0
        lda (stream),y
        inc stream
        bne @same
        inc stream+1
@same:  rts

; One step of an effect on channel X.
play_effect:
        dec sfx_wait,x
        bne @held
        lda sfx_low,x
        sta stream
        lda sfx_high,x
        sta stream+1
        jsr stream_byte
        cmp #0
        beq @over
        sta sfx_wait,x
        jsr stream_byte
        sta volume
        jsr stream_byte
        sta period
        jsr stream_byte
        sta period+1
        lda stream
        sta sfx_low,x
        lda stream+1
        sta sfx_high,x
        jmp write_voice
@over:  sta sfx_high,x
        lda #$30
        sta volume
        jmp write_voice
@held:  rts

; Envelope, arpeggio and vibrato of channel X.
play_voice:
        lda playing
        beq @quiet
        lda note,x
        cmp #96
        bcc @sounds
@quiet: lda #$30
        sta volume
        jmp write_voice
@sounds:lda inst,x
        asl a
        tay
        lda instruments,y
        sta table
        lda instruments+1,y
        sta table+1
        ldy #0
        lda (table),y           ; envelope
        sta stream
        iny
        lda (table),y
        sta stream+1
        ldy env_pos,x
        lda (stream),y
        sta volume
        iny
        lda (stream),y
        beq @hold               ; the last value stays
        inc env_pos,x
@hold:  ldy #2
        lda (table),y           ; arpeggio
        sta stream
        iny
        lda (table),y
        sta stream+1
        ldy arp_pos,x
        lda (stream),y
        clc
        adc note,x
        pha
        iny
        lda (stream),y
        cmp #$81                ; stay
        beq @arp
        cmp #$80                ; from the start
        bne @step
        ldy #0
@step:  tya
        sta arp_pos,x
@arp:   pla
        cpx #3
        beq @noise
        tay
        lda note_low,y
        sta period
        lda note_high,y
        sta period+1
        ldy #4
        lda (table),y           ; vibrato begins at this age; 0: none
        beq write_voice
        inc age,x
        cmp age,x
        bcs write_voice
        dec age,x
        lda _frames
        and #8
        beq write_voice
        inc period
        bne write_voice
        inc period+1
        jmp write_voice
@noise: sta period
write_voice:
        ldy register,x
        cpx #2
        beq @triangle
        lda volume
        sta $4000,y
        lda period
        cpx #3
        beq @noise
        sta $4002,y
        lda volume              ; a silent voice keeps its phase
        and #$0F
        beq @same
        lda period+1
        cmp last_high,x
        beq @same
        sta last_high,x
        sta $4003,y
@same:  rts
@noise: eor #$0F
        and #$0F
        sta $400E
        lda #8
        sta $400F
        rts
@triangle:
        lda volume
        and #$0F
        beq @off
        lda #$FF
        sta $4008
        lda period
        sta $400A
        lda period+1
        sta $400B
        rts
@off:   lda #$80
        sta $4008
        rts

