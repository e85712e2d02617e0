; Header, reset and the interrupt of each picture (NMI).
; The NMI alone speaks to the PPU while the screen is on: sprites, palette and the update buffer, then sound, then the split of the screen.

        .export __STARTUP__ : absolute = 1
        .import _main, zerobss, copydata, sound_update, sound_reset
        .import __CSTACK_START__, __CSTACK_SIZE__
        .importzp sp
        .include "generated/cartridge.inc"

        .exportzp _frames, _scroll_x, _scroll_page, _split, _vram_len, ready, ppu_ctrl, ppu_mask, _lag
        .export _oam, _palette_out, _palette_dirty, _vram

        .segment "HEADER"
        .byte "NES", $1A, 2, 1
        .byte MIRRORING | (BATTERY << 1), 0
        .res 8, 0

        .segment "VECTORS"
        .addr nmi, reset, irq

        .segment "CHR"
        .incbin "generated/background.chr"
        .incbin "generated/sprites.chr"

        .segment "OAM"
_oam:   .res 256

        .segment "ZEROPAGE"
_frames:        .res 1
_lag:           .res 1          ; pictures that came before the game was ready for them
_scroll_x:      .res 1
_scroll_page:   .res 1          ; which of the two nametables side by side the left edge is in
_split:         .res 1          ; not 0: the top of the screen, down to sprite 0, stays where it is
_vram_len:      .res 1
ready:          .res 1
ppu_ctrl:       .res 1
ppu_mask:       .res 1

        .bss
_palette_out:   .res 32
_palette_dirty: .res 1
_vram:          .res 128

        .segment "STARTUP"
reset:  sei
        cld
        ldx #$40
        stx $4017
        ldx #$FF
        txs
        inx
        stx $2000
        stx $2001
        stx $4010
        bit $2002
@warm1: bit $2002
        bpl @warm1
        lda #0
@clear: sta $00,x
        sta $0100,x
        sta $0300,x
        sta $0400,x
        sta $0500,x
        sta $0600,x
        sta $0700,x
        inx
        bne @clear
        lda #$FF
@hide:  sta _oam,x
        inx
        bne @hide
@warm2: bit $2002
        bpl @warm2
        jsr zerobss
        jsr copydata
        lda #<(__CSTACK_START__ + __CSTACK_SIZE__)
        sta sp
        lda #>(__CSTACK_START__ + __CSTACK_SIZE__)
        sta sp+1
        jsr sound_reset
        lda #%10001000          ; NMI on, sprites from the second table
        sta ppu_ctrl
        sta $2000
        jsr _main
@stop:  jmp @stop

irq:    rti

nmi:    pha
        txa
        pha
        tya
        pha
        inc _frames
        lda ready
        bne @go
        inc _lag
        jmp @shown
@go:    lda #0
        sta $2003
        lda #>_oam
        sta $4014
        lda _palette_dirty
        beq @nopal
        jsr write_palette
@nopal: ldy #0
        jsr write_vram
        lda ppu_mask
        sta $2001
        lda #0
        sta _vram_len
        sta ready
@shown: bit $2002
        lda _split
        bne @top
        lda _scroll_x
        sta $2005
        lda #0
        sta $2005
        lda _scroll_page
        and #1
        ora ppu_ctrl
        sta $2000
        jsr sound_update
        jmp @done
@top:   lda #0
        sta $2005
        sta $2005
        lda ppu_ctrl
        sta $2000
        jsr sound_update
        lda ppu_mask
        and #$18
        cmp #$18
        bne @done
@old:   bit $2002               ; the hit of the last picture is forgotten at the end of the blank
        bvs @old
        ldx #0
        ldy #4                  ; gives up after some sixty lines, so that a sprite that hits nothing stops no game
@wait:  bit $2002
        bvs @hit
        inx
        bne @wait
        dey
        bne @wait
@hit:   ldx #12                 ; the line is finished before the scroll changes
@line:  dex
        bne @line
        lda _scroll_x
        sta $2005
        lda #0
        sta $2005
        lda _scroll_page
        and #1
        ora ppu_ctrl
        sta $2000
@done:  pla
        tay
        pla
        tax
        pla
        rti

write_palette:
        lda #0
        sta _palette_dirty
        lda #$3F
        sta $2006
        lda #0
        sta $2006
        .repeat 32, i
        lda _palette_out + i
        sta $2007
        .endrepeat
        rts

; The update buffer: high byte of the address (bit 6: downwards), low byte, count, that many tiles; a length of _vram_len in all.
write_vram:
@next:  cpy _vram_len
        bcs @end
        lda ppu_ctrl
        ldx _vram,y
        cpx #$40
        bcc @right
        ora #4
@right: sta $2000
        txa
        and #$3F
        sta $2006
        lda _vram+1,y
        sta $2006
        ldx _vram+2,y
        iny
        iny
        iny
@copy:  lda _vram,y
        sta $2007
        iny
        dex
        bne @copy
        jmp @next
@end:   rts
