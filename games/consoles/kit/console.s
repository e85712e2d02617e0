; Screen, controllers, sprites and random numbers, called from C.

        .importzp ready, ppu_ctrl, ppu_mask, _frames, _vram_len, _split, sp, ptr1, tmp1
        .import popax, popa, _oam, _vram
        .export _frame, _screen_on, _screen_off, _vram_at, _vram_byte, _vram_fill, _sprites_begin, _sprites_end
        .export _sprite, _sprite16, _sprite_block, _random, _pads, _pressed, _random_seed, _vram_run
        .exportzp _spr_x, _spr_y, _spr_w, _spr_h, _oam_next

        .zeropage
_spr_x:    .res 2
_spr_y:    .res 1
_spr_w:    .res 1
_spr_h:    .res 1
_oam_next: .res 1
tile:      .res 1
attr:      .res 1
cur_x:     .res 2
cur_y:     .res 1
step:      .res 1
col:       .res 1
row:       .res 1

        .bss
_pads:    .res 2
_pressed: .res 2
old:      .res 2
_random_seed: .res 2

        .code
; void frame(void): shows what was prepared, waits for the next picture, and reads the controllers.
_frame: lda #1
        sta ready
@wait:  lda ready
        bne @wait
        lda _pads
        sta old
        lda _pads+1
        sta old+1
        ldx #1
        stx $4016
        stx _pads
        stx _pads+1
        dex
        stx $4016
@bit1:  lda $4016
        lsr a
        rol _pads
        bcc @bit1
@bit2:  lda $4017
        lsr a
        rol _pads+1
        bcc @bit2
        ldx #1
@edge:  lda old,x
        eor #$FF
        and _pads,x
        sta _pressed,x
        dex
        bpl @edge
        rts

_screen_off:
        lda #0
        sta ppu_mask
        jmp _frame
_screen_on:
        lda #$1E
        sta ppu_mask
        jmp _frame

; The three that write at once; only while the screen is off.
_vram_at:
        bit $2002
        stx $2006
        sta $2006
        rts
_vram_byte:
        sta $2007
        rts
; void vram_fill(u8 tile, u16 count)
_vram_fill:
        sta ptr1
        stx ptr1+1
        jsr popa
        ldx ptr1
        beq @pages
@low:   sta $2007
        dex
        bne @low
@pages: ldx ptr1+1
        beq @end
        ldy #0
@page:  sta $2007
        iny
        bne @page
        dex
        bne @page
@end:   rts

; void vram_run(u16 address, const u8 *data, u8 count): through the buffer. A run that no longer fits is left out.
_vram_run:
        sta tmp1
        jsr popax
        sta ptr1
        stx ptr1+1
        jsr popax
        ldy tmp1
        beq @end
        pha
        clc
        tya
        adc _vram_len
        bcs @full
        cmp #125
        bcs @full
        txa
        ldx _vram_len
        sta _vram,x
        pla
        sta _vram+1,x
        tya
        sta _vram+2,x
        inx
        inx
        inx
        ldy #0
@copy:  lda (ptr1),y
        sta _vram,x
        inx
        iny
        cpy tmp1
        bne @copy
        stx _vram_len
@end:   rts
@full:  pla
        rts

_sprites_begin:
        ldx #0
        lda _split
        beq @all
        ldx #4
@all:   stx _oam_next
        rts
_sprites_end:
        ldx _oam_next           ; the last of the 64 is never kept: its place is the sign that all are used
        lda #$FF
@hide:  sta _oam,x
        inx
        inx
        inx
        inx
        bne @hide
        rts

; void sprite(u8 tile, u8 attributes), sprite16, and sprite_block of spr_w by spr_h tiles; the upper left corner is at spr_x, spr_y.
_sprite:
        ldx #1
        stx _spr_w
        stx _spr_h
        jmp _sprite_block
_sprite16:
        ldx #2
        stx _spr_w
        stx _spr_h
_sprite_block:
        sta attr
        jsr popa
        sta tile
        lda _spr_y
        sta cur_y
        lda _spr_h
        sta row
        lda #8
        sta step
        bit attr
        bpl @rows
        ldx _spr_h              ; upside down: the rows are drawn from the last
        lda _spr_y
        clc
@down:  dex
        beq @last
        adc #8
        jmp @down
@last:  sta cur_y
        lda #$F8
        sta step
@rows:  lda _spr_x
        sta cur_x
        lda _spr_x+1
        sta cur_x+1
        lda _spr_w
        sta col
        bit attr
        bvc @cols
        tax
@far:   dex
        beq @cols
        lda cur_x
        clc
        adc #8
        sta cur_x
        bcc @far
        inc cur_x+1
        jmp @far
@cols:  lda cur_x+1
        bne @skip
        ldx _oam_next
        lda cur_y
        cmp #$EF
        bcs @skip
        sta _oam,x
        lda tile
        sta _oam+1,x
        lda attr
        sta _oam+2,x
        lda cur_x
        sta _oam+3,x
        inx
        inx
        inx
        inx
        beq @skip
        stx _oam_next
@skip:  inc tile
        bit attr
        bvs @back
        lda cur_x
        clc
        adc #8
        sta cur_x
        bcc @nextc
        inc cur_x+1
        jmp @nextc
@back:  lda cur_x
        sec
        sbc #8
        sta cur_x
        bcs @nextc
        dec cur_x+1
@nextc: dec col
        bne @cols
        lda cur_y
        clc
        adc step
        sta cur_y
        dec row
        bne @rows
        rts

; u8 random(void): Galois LFSR of 16 bits, eight steps.
_random:
        ldx #8
        lda _random_seed
        ora _random_seed+1
        bne @seeded
        lda #$5A
        sta _random_seed+1
@seeded:lda _random_seed
@step:  asl a
        rol _random_seed+1
        bcc @no
        eor #$39
@no:    dex
        bne @step
        sta _random_seed
        ldx #0
        rts
